import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_icon" AS ENUM('activity', 'archive', 'badge-check', 'banknote', 'bar-chart-3', 'bell', 'book-open', 'boxes', 'briefcase', 'building-2', 'calculator', 'calendar-check', 'calendar-days', 'camera', 'chart-line', 'chart-pie', 'circle-help', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'code', 'coins', 'credit-card', 'database', 'factory', 'file-check', 'file-search', 'file-text', 'files', 'fingerprint', 'folder-tree', 'forklift', 'gauge', 'git-branch', 'globe', 'hammer', 'handshake', 'hard-hat', 'heart-pulse', 'hotel', 'image', 'inbox', 'key-round', 'landmark', 'languages', 'layers', 'layout-dashboard', 'life-buoy', 'list-checks', 'lock', 'mail', 'map', 'map-pin', 'megaphone', 'message-square', 'messages-square', 'mic', 'monitor', 'package', 'pen-line', 'percent', 'phone', 'pie-chart', 'plug', 'printer', 'qr-code', 'receipt', 'refresh-cw', 'route', 'scale', 'scan-line', 'search', 'send', 'server', 'settings', 'share-2', 'shield-check', 'shopping-bag', 'shopping-cart', 'smartphone', 'star', 'store', 'tags', 'target', 'timer', 'truck', 'user-check', 'user-plus', 'users', 'utensils', 'video', 'wallet', 'warehouse', 'webhook', 'wifi-off', 'workflow', 'wrench', 'zap');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_realizations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__realizations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__realizations_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_areas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__areas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__areas_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_features_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__features_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__features_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_employees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__employees_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_careers_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_sidebars_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sidebars_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sidebars_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_estimate_elements_offer" AS ENUM('customised', 'products-systems');
  CREATE TYPE "public"."enum_estimate_elements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__estimate_elements_v_version_offer" AS ENUM('customised', 'products-systems');
  CREATE TYPE "public"."enum__estimate_elements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__estimate_elements_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_catalogues_groups_choice" AS ENUM('many', 'one');
  CREATE TYPE "public"."enum_catalogues_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum_catalogues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__catalogues_v_version_groups_choice" AS ENUM('many', 'one');
  CREATE TYPE "public"."enum__catalogues_v_version_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum__catalogues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__catalogues_v_published_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'in-progress', 'answered', 'won', 'lost', 'spam', 'unverified', 'quarantined');
  CREATE TYPE "public"."enum_leads_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_leads_topic" AS ENUM('services', 'offer', 'miscellaneous', 'e-commerce', 'jobApply', 'estimate', 'Project', 'Newsletter', 'Consultation');
  CREATE TYPE "public"."enum_leads_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_leads_verification" AS ENUM('verified', 'expired', 'unavailable', 'none');
  CREATE TYPE "public"."enum_attachments_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_attachments_scan" AS ENUM('pending', 'unscanned', 'clean', 'infected');
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('notification', 'confirmation', 'opt-in', 'welcome', 'withdrawal', 'digest');
  CREATE TYPE "public"."enum_messages_form_type" AS ENUM('newsletter', 'consultation', 'contact', 'career', 'estimate', 'estimateDms', 'estimateErp', 'estimateNewErp', 'estimateMobileApp');
  CREATE TYPE "public"."enum_messages_state" AS ENUM('pending', 'sending', 'sent', 'kept', 'failed', 'withheld');
  CREATE TYPE "public"."enum_estimates_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum_estimates_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_catalogue_versions_calculator" AS ENUM('kalkulator-aplikacji', 'kalkulator-dms', 'kalkulator-dms-n', 'kalkulator-erp', 'kalkulator-erp-n', 'natychmiastowa-wycena');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('pl', 'en', 'de');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_audit_action" AS ENUM('login', 'login-failed', 'export', 'download', 'deletion', 'erasure', 'withdrawal', 'extension', 'retention', 'retention-refused');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter');
  CREATE TYPE "public"."enum_site_settings_office_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__site_settings_v_version_office_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_name" varchar,
  	"sections" jsonb,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_name" varchar,
  	"version_sections" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"button_destination" varchar,
  	"image_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_slides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "slides_locales" (
  	"title_uppercase" varchar,
  	"title" varchar,
  	"subtitle" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_button_destination" varchar,
  	"version_image_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__slides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__slides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_slides_v_locales" (
  	"version_title_uppercase" varchar,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_modules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "products_modules_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "products_benefits_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"should_show_in_header_menu" boolean DEFAULT false,
  	"icon" "enum_icon",
  	"accent" varchar,
  	"name" varchar,
  	"calculator_destination" varchar,
  	"image_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"short_description" varchar,
  	"description" varchar,
  	"modules_title" varchar,
  	"benefits_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_products_v_version_modules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_modules_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_benefits_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_should_show_in_header_menu" boolean DEFAULT false,
  	"version_icon" "enum_icon",
  	"version_accent" varchar,
  	"version_name" varchar,
  	"version_calculator_destination" varchar,
  	"version_image_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_short_description" varchar,
  	"version_description" varchar,
  	"version_modules_title" varchar,
  	"version_benefits_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 100,
  	"anchor" varchar,
  	"icon" "enum_icon",
  	"is_mobile" boolean DEFAULT false,
  	"realization_detail_button_destination" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"name" varchar,
  	"services_description" varchar,
  	"button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_anchor" varchar,
  	"version_icon" "enum_icon",
  	"version_is_mobile" boolean DEFAULT false,
  	"version_realization_detail_button_destination" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_name" varchar,
  	"version_services_description" varchar,
  	"version_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "realizations_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "realizations_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "realizations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"should_show_in_header_menu" boolean DEFAULT false,
  	"icon" "enum_icon",
  	"image_id" integer,
  	"thumbnail_id" integer,
  	"realization_detail_image_id" integer,
  	"realization_detail_buy_button" varchar,
  	"realization_detail_button_destination" varchar,
  	"realization_detail_offer_request_button" boolean DEFAULT false,
  	"realization_detail_extended_realization" boolean DEFAULT false,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_realizations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "realizations_locales" (
  	"name" varchar,
  	"header" varchar,
  	"description" varchar,
  	"button" varchar,
  	"realization_detail_name" varchar,
  	"realization_detail_subtitle" varchar,
  	"realization_detail_description" varchar,
  	"realization_detail_description_extension" varchar,
  	"realization_detail_information_section_title" varchar,
  	"realization_detail_information_section_subtitle" varchar,
  	"realization_detail_information_section_small_title" varchar,
  	"realization_detail_information_section_description" varchar,
  	"realization_detail_information_section_extra_title" varchar,
  	"realization_detail_information_section_extra_description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "realizations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "realizations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_realizations_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_realizations_v_version_figures_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_realizations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_should_show_in_header_menu" boolean DEFAULT false,
  	"version_icon" "enum_icon",
  	"version_image_id" integer,
  	"version_thumbnail_id" integer,
  	"version_realization_detail_image_id" integer,
  	"version_realization_detail_buy_button" varchar,
  	"version_realization_detail_button_destination" varchar,
  	"version_realization_detail_offer_request_button" boolean DEFAULT false,
  	"version_realization_detail_extended_realization" boolean DEFAULT false,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__realizations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__realizations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_realizations_v_locales" (
  	"version_name" varchar,
  	"version_header" varchar,
  	"version_description" varchar,
  	"version_button" varchar,
  	"version_realization_detail_name" varchar,
  	"version_realization_detail_subtitle" varchar,
  	"version_realization_detail_description" varchar,
  	"version_realization_detail_description_extension" varchar,
  	"version_realization_detail_information_section_title" varchar,
  	"version_realization_detail_information_section_subtitle" varchar,
  	"version_realization_detail_information_section_small_title" varchar,
  	"version_realization_detail_information_section_description" varchar,
  	"version_realization_detail_information_section_extra_title" varchar,
  	"version_realization_detail_information_section_extra_d_5b12e8e6" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_realizations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_realizations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_name" varchar,
  	"order" numeric DEFAULT 100,
  	"should_show_in_header_menu" boolean DEFAULT false,
  	"icon" "enum_icon",
  	"header_image_id" integer,
  	"image_header_id" integer,
  	"description_image_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_areas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "areas_locales" (
  	"name" varchar,
  	"card_title" varchar,
  	"short_description" varchar,
  	"header1" varchar,
  	"sub_header1" varchar,
  	"description1" varchar,
  	"description2" varchar,
  	"description3" varchar,
  	"header2" varchar,
  	"sub_header2" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "areas_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"realizations_id" integer
  );
  
  CREATE TABLE "_areas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_name" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_should_show_in_header_menu" boolean DEFAULT false,
  	"version_icon" "enum_icon",
  	"version_header_image_id" integer,
  	"version_image_header_id" integer,
  	"version_description_image_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__areas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__areas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_areas_v_locales" (
  	"version_name" varchar,
  	"version_card_title" varchar,
  	"version_short_description" varchar,
  	"version_header1" varchar,
  	"version_sub_header1" varchar,
  	"version_description1" varchar,
  	"version_description2" varchar,
  	"version_description3" varchar,
  	"version_header2" varchar,
  	"version_sub_header2" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_areas_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"realizations_id" integer
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_name" varchar,
  	"order" numeric DEFAULT 100,
  	"should_show_in_header_menu" boolean DEFAULT false,
  	"icon" "enum_icon",
  	"header_image_id" integer,
  	"image_header_id" integer,
  	"description_image_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_industries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "industries_locales" (
  	"name" varchar,
  	"card_title" varchar,
  	"short_description" varchar,
  	"header1" varchar,
  	"sub_header1" varchar,
  	"description1" varchar,
  	"description2" varchar,
  	"description3" varchar,
  	"header2" varchar,
  	"sub_header2" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "industries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"realizations_id" integer
  );
  
  CREATE TABLE "_industries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_name" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_should_show_in_header_menu" boolean DEFAULT false,
  	"version_icon" "enum_icon",
  	"version_header_image_id" integer,
  	"version_image_header_id" integer,
  	"version_description_image_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__industries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_industries_v_locales" (
  	"version_name" varchar,
  	"version_card_title" varchar,
  	"version_short_description" varchar,
  	"version_header1" varchar,
  	"version_sub_header1" varchar,
  	"version_description1" varchar,
  	"version_description2" varchar,
  	"version_description3" varchar,
  	"version_header2" varchar,
  	"version_sub_header2" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_industries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"features_id" integer,
  	"realizations_id" integer
  );
  
  CREATE TABLE "features_feature_elements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "features_feature_elements_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_features_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "features_locales" (
  	"card_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_features_v_version_feature_elements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_features_v_version_feature_elements_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_features_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon" "enum_icon",
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__features_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__features_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_features_v_locales" (
  	"version_card_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"color" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "employees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_chief" boolean DEFAULT false,
  	"is_adviser" boolean DEFAULT false,
  	"name" varchar,
  	"surname" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"image_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_employees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "employees_locales" (
  	"position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_employees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_is_chief" boolean DEFAULT false,
  	"version_is_adviser" boolean DEFAULT false,
  	"version_name" varchar,
  	"version_surname" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_image_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__employees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__employees_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_employees_v_locales" (
  	"version_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_career_technologies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_career_technologies_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_career_responsibilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_career_responsibilities_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_career_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_career_requirements_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_career_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_career_offers_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"employment_type" "enum_careers_employment_type" DEFAULT 'FULL_TIME',
  	"thumbnail_id" integer,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_careers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "careers_locales" (
  	"title" varchar,
  	"location" varchar,
  	"description" varchar,
  	"button" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_version_career_technologies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_career_technologies_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_version_career_responsibilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_career_responsibilities_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_version_career_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_career_requirements_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v_version_career_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_career_offers_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_employment_type" "enum__careers_v_version_employment_type" DEFAULT 'FULL_TIME',
  	"version_thumbnail_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_v_locales" (
  	"version_title" varchar,
  	"version_location" varchar,
  	"version_description" varchar,
  	"version_button" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"category_id" integer,
  	"author_id" integer,
  	"blog_post_sidebar_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"main_image_id" integer,
  	"content" jsonb,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_blog_post_sidebar_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_main_image_id" integer,
  	"version_content" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon" "enum_icon",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sidebars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"blocks" jsonb,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sidebars_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sidebars_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_blocks" jsonb,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sidebars_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sidebars_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "estimate_elements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offer" "enum_estimate_elements_offer",
  	"icon" "enum_icon",
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_estimate_elements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "estimate_elements_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_estimate_elements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_offer" "enum__estimate_elements_v_version_offer",
  	"version_icon" "enum_icon",
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__estimate_elements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__estimate_elements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_estimate_elements_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "catalogues_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon",
  	"day_cost" numeric DEFAULT 1,
  	"team" numeric,
  	"ui" boolean DEFAULT false
  );
  
  CREATE TABLE "catalogues_groups_items_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "catalogues_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon",
  	"choice" "enum_catalogues_groups_choice" DEFAULT 'many'
  );
  
  CREATE TABLE "catalogues_groups_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "catalogues_presets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "catalogues_presets_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "catalogues_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"from_days" numeric
  );
  
  CREATE TABLE "catalogues_packages_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "catalogues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"calculator" "enum_catalogues_calculator",
  	"version" varchar,
  	"rates_range_factor" numeric DEFAULT 1.3,
  	"rates_mobile_factor" numeric DEFAULT 1.5,
  	"rates_daily_rate_p_l_n" numeric,
  	"rates_daily_rate_e_u_r" numeric,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_catalogues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "catalogues_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "catalogues_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_catalogues_v_version_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon",
  	"day_cost" numeric DEFAULT 1,
  	"team" numeric,
  	"ui" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_catalogues_v_version_groups_items_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_catalogues_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon",
  	"choice" "enum__catalogues_v_version_groups_choice" DEFAULT 'many',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_catalogues_v_version_groups_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_catalogues_v_version_presets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_catalogues_v_version_presets_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_catalogues_v_version_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"from_days" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_catalogues_v_version_packages_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_catalogues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_calculator" "enum__catalogues_v_version_calculator",
  	"version_version" varchar,
  	"version_rates_range_factor" numeric DEFAULT 1.3,
  	"version_rates_mobile_factor" numeric DEFAULT 1.5,
  	"version_rates_daily_rate_p_l_n" numeric,
  	"version_rates_daily_rate_e_u_r" numeric,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__catalogues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__catalogues_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_catalogues_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_catalogues_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"first_answered_at" timestamp(3) with time zone,
  	"history" jsonb,
  	"reference" varchar NOT NULL,
  	"form_type" "enum_leads_form_type" NOT NULL,
  	"topic" "enum_leads_topic" NOT NULL,
  	"full_name" varchar,
  	"company_name" varchar,
  	"mail" varchar NOT NULL,
  	"phone_number" varchar,
  	"phone_normalised" varchar,
  	"message" varchar,
  	"estimate_id" integer,
  	"details" jsonb,
  	"extra" jsonb,
  	"locale" "enum_leads_locale" NOT NULL,
  	"page" varchar,
  	"referrer" varchar,
  	"campaign" varchar,
  	"consent_clause" varchar,
  	"consent_version" varchar,
  	"consent_hash" varchar,
  	"consent_accepted_at" timestamp(3) with time zone,
  	"consent_locale" varchar,
  	"consent_form" varchar,
  	"consent_page" varchar,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"kept_until" timestamp(3) with time zone,
  	"verification" "enum_leads_verification" DEFAULT 'none' NOT NULL,
  	"flags" jsonb,
  	"client_address" varchar,
  	"idempotency_key" varchar,
  	"content_hash" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"form_type" "enum_attachments_form_type" NOT NULL,
  	"name" varchar NOT NULL,
  	"extension" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"file" varchar NOT NULL,
  	"scan" "enum_attachments_scan" NOT NULL,
  	"scanned_at" timestamp(3) with time zone,
  	"flags" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"kind" "enum_messages_kind" NOT NULL,
  	"form_type" "enum_messages_form_type" NOT NULL,
  	"subject" varchar,
  	"recipient" varchar,
  	"text" varchar,
  	"html" varchar,
  	"reply_to" varchar,
  	"state" "enum_messages_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"first_due_at" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"unique_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "estimates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"calculator" "enum_estimates_calculator" NOT NULL,
  	"locale" "enum_estimates_locale" NOT NULL,
  	"choice" jsonb NOT NULL,
  	"version_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "catalogue_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"calculator" "enum_catalogue_versions_calculator" NOT NULL,
  	"catalogue" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mail" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"consent" varchar NOT NULL,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"ticket" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_action" NOT NULL,
  	"person" varchar,
  	"subject" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vitals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"metric" varchar NOT NULL,
  	"range" numeric NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"slides_id" integer,
  	"products_id" integer,
  	"services_id" integer,
  	"realizations_id" integer,
  	"areas_id" integer,
  	"industries_id" integer,
  	"features_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"employees_id" integer,
  	"careers_id" integer,
  	"files_id" integer,
  	"posts_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"authors_id" integer,
  	"sidebars_id" integer,
  	"estimate_elements_id" integer,
  	"catalogues_id" integer,
  	"leads_id" integer,
  	"attachments_id" integer,
  	"messages_id" integer,
  	"estimates_id" integer,
  	"catalogue_versions_id" integer,
  	"subscribers_id" integer,
  	"audit_id" integer,
  	"vitals_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_claims_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_site_settings_office_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"founded_year" numeric NOT NULL,
  	"office_phone" varchar NOT NULL,
  	"office_email" varchar NOT NULL,
  	"sales_phone" varchar NOT NULL,
  	"sales_email" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_postal_code" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_country_code" varchar DEFAULT 'PL' NOT NULL,
  	"address_latitude" numeric NOT NULL,
  	"address_longitude" numeric NOT NULL,
  	"time_zone" varchar DEFAULT 'Europe/Warsaw' NOT NULL,
  	"association_url" varchar,
  	"association_logo_id" integer,
  	"terms_id" integer,
  	"contact_consent_version" varchar NOT NULL,
  	"newsletter_consent_version" varchar NOT NULL,
  	"trackers_analytics_id" varchar,
  	"trackers_tag_manager_id" varchar,
  	"trackers_pixel_id" varchar,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"slogan" varchar,
  	"description" varchar,
  	"association_name" varchar,
  	"contact_consent_short" varchar,
  	"contact_consent_full" varchar,
  	"newsletter_consent_short" varchar,
  	"newsletter_consent_full" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_claims_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__site_settings_v_version_office_hours_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_company_name" varchar NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_founded_year" numeric NOT NULL,
  	"version_office_phone" varchar NOT NULL,
  	"version_office_email" varchar NOT NULL,
  	"version_sales_phone" varchar NOT NULL,
  	"version_sales_email" varchar NOT NULL,
  	"version_address_street" varchar NOT NULL,
  	"version_address_postal_code" varchar NOT NULL,
  	"version_address_city" varchar NOT NULL,
  	"version_address_country_code" varchar DEFAULT 'PL' NOT NULL,
  	"version_address_latitude" numeric NOT NULL,
  	"version_address_longitude" numeric NOT NULL,
  	"version_time_zone" varchar DEFAULT 'Europe/Warsaw' NOT NULL,
  	"version_association_url" varchar,
  	"version_association_logo_id" integer,
  	"version_terms_id" integer,
  	"version_contact_consent_version" varchar NOT NULL,
  	"version_newsletter_consent_version" varchar NOT NULL,
  	"version_trackers_analytics_id" varchar,
  	"version_trackers_tag_manager_id" varchar,
  	"version_trackers_pixel_id" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_slogan" varchar,
  	"version_description" varchar,
  	"version_association_name" varchar,
  	"version_contact_consent_short" varchar,
  	"version_contact_consent_full" varchar,
  	"version_newsletter_consent_short" varchar,
  	"version_newsletter_consent_full" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_months" numeric DEFAULT 24 NOT NULL,
  	"application_months" numeric DEFAULT 6 NOT NULL,
  	"extended_application_months" numeric DEFAULT 12 NOT NULL,
  	"spam_days" numeric DEFAULT 30 NOT NULL,
  	"withdrawn_days" numeric DEFAULT 30 NOT NULL,
  	"message_days" numeric DEFAULT 30 NOT NULL,
  	"opt_in_days" numeric DEFAULT 14 NOT NULL,
  	"network_days" numeric DEFAULT 30 NOT NULL,
  	"audit_months" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides_locales" ADD CONSTRAINT "slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v_locales" ADD CONSTRAINT "_slides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_modules" ADD CONSTRAINT "products_modules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_modules_locales" ADD CONSTRAINT "products_modules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_benefits" ADD CONSTRAINT "products_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_benefits_locales" ADD CONSTRAINT "products_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions" ADD CONSTRAINT "products_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions_locales" ADD CONSTRAINT "products_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_modules" ADD CONSTRAINT "_products_v_version_modules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_modules_locales" ADD CONSTRAINT "_products_v_version_modules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_benefits" ADD CONSTRAINT "_products_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_benefits_locales" ADD CONSTRAINT "_products_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions" ADD CONSTRAINT "_products_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions_locales" ADD CONSTRAINT "_products_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations_figures" ADD CONSTRAINT "realizations_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations_figures_locales" ADD CONSTRAINT "realizations_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."realizations_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations" ADD CONSTRAINT "realizations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "realizations" ADD CONSTRAINT "realizations_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "realizations" ADD CONSTRAINT "realizations_realization_detail_image_id_media_id_fk" FOREIGN KEY ("realization_detail_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "realizations_locales" ADD CONSTRAINT "realizations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations_texts" ADD CONSTRAINT "realizations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations_rels" ADD CONSTRAINT "realizations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realizations_rels" ADD CONSTRAINT "realizations_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v_version_figures" ADD CONSTRAINT "_realizations_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_realizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v_version_figures_locales" ADD CONSTRAINT "_realizations_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_realizations_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v" ADD CONSTRAINT "_realizations_v_parent_id_realizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."realizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_realizations_v" ADD CONSTRAINT "_realizations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_realizations_v" ADD CONSTRAINT "_realizations_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_realizations_v" ADD CONSTRAINT "_realizations_v_version_realization_detail_image_id_media_id_fk" FOREIGN KEY ("version_realization_detail_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_realizations_v_locales" ADD CONSTRAINT "_realizations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_realizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v_texts" ADD CONSTRAINT "_realizations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_realizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v_rels" ADD CONSTRAINT "_realizations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_realizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_realizations_v_rels" ADD CONSTRAINT "_realizations_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "areas" ADD CONSTRAINT "areas_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "areas" ADD CONSTRAINT "areas_image_header_id_media_id_fk" FOREIGN KEY ("image_header_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "areas" ADD CONSTRAINT "areas_description_image_id_media_id_fk" FOREIGN KEY ("description_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "areas_locales" ADD CONSTRAINT "areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "areas_rels" ADD CONSTRAINT "areas_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "areas_rels" ADD CONSTRAINT "areas_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "areas_rels" ADD CONSTRAINT "areas_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_areas_v" ADD CONSTRAINT "_areas_v_parent_id_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_areas_v" ADD CONSTRAINT "_areas_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_areas_v" ADD CONSTRAINT "_areas_v_version_image_header_id_media_id_fk" FOREIGN KEY ("version_image_header_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_areas_v" ADD CONSTRAINT "_areas_v_version_description_image_id_media_id_fk" FOREIGN KEY ("version_description_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_areas_v_locales" ADD CONSTRAINT "_areas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_areas_v_rels" ADD CONSTRAINT "_areas_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_areas_v_rels" ADD CONSTRAINT "_areas_v_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_areas_v_rels" ADD CONSTRAINT "_areas_v_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_image_header_id_media_id_fk" FOREIGN KEY ("image_header_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_description_image_id_media_id_fk" FOREIGN KEY ("description_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_rels" ADD CONSTRAINT "industries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_rels" ADD CONSTRAINT "industries_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_rels" ADD CONSTRAINT "industries_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_image_header_id_media_id_fk" FOREIGN KEY ("version_image_header_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_description_image_id_media_id_fk" FOREIGN KEY ("version_description_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_locales" ADD CONSTRAINT "_industries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "features_feature_elements" ADD CONSTRAINT "features_feature_elements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "features_feature_elements_locales" ADD CONSTRAINT "features_feature_elements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features_feature_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v_version_feature_elements" ADD CONSTRAINT "_features_v_version_feature_elements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v_version_feature_elements_locales" ADD CONSTRAINT "_features_v_version_feature_elements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v_version_feature_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v" ADD CONSTRAINT "_features_v_parent_id_features_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_features_v_locales" ADD CONSTRAINT "_features_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "employees" ADD CONSTRAINT "employees_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employees_locales" ADD CONSTRAINT "employees_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_parent_id_employees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v" ADD CONSTRAINT "_employees_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_employees_v_locales" ADD CONSTRAINT "_employees_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_employees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_technologies" ADD CONSTRAINT "careers_career_technologies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_technologies_locales" ADD CONSTRAINT "careers_career_technologies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_career_technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_responsibilities" ADD CONSTRAINT "careers_career_responsibilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_responsibilities_locales" ADD CONSTRAINT "careers_career_responsibilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_career_responsibilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_requirements" ADD CONSTRAINT "careers_career_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_requirements_locales" ADD CONSTRAINT "careers_career_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_career_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_offers" ADD CONSTRAINT "careers_career_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_career_offers_locales" ADD CONSTRAINT "careers_career_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_career_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers" ADD CONSTRAINT "careers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_technologies" ADD CONSTRAINT "_careers_v_version_career_technologies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_technologies_locales" ADD CONSTRAINT "_careers_v_version_career_technologies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_career_technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_responsibilities" ADD CONSTRAINT "_careers_v_version_career_responsibilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_responsibilities_locales" ADD CONSTRAINT "_careers_v_version_career_responsibilities_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_career_responsibilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_requirements" ADD CONSTRAINT "_careers_v_version_career_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_requirements_locales" ADD CONSTRAINT "_careers_v_version_career_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_career_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_offers" ADD CONSTRAINT "_careers_v_version_career_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_career_offers_locales" ADD CONSTRAINT "_careers_v_version_career_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v_version_career_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_parent_id_careers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_blog_post_sidebar_id_sidebars_id_fk" FOREIGN KEY ("blog_post_sidebar_id") REFERENCES "public"."sidebars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_blog_post_sidebar_id_sidebars_id_fk" FOREIGN KEY ("version_blog_post_sidebar_id") REFERENCES "public"."sidebars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sidebars_v" ADD CONSTRAINT "_sidebars_v_parent_id_sidebars_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sidebars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimate_elements_locales" ADD CONSTRAINT "estimate_elements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimate_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_estimate_elements_v" ADD CONSTRAINT "_estimate_elements_v_parent_id_estimate_elements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."estimate_elements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_estimate_elements_v_locales" ADD CONSTRAINT "_estimate_elements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_estimate_elements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_groups_items" ADD CONSTRAINT "catalogues_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_groups_items_locales" ADD CONSTRAINT "catalogues_groups_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_groups" ADD CONSTRAINT "catalogues_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_groups_locales" ADD CONSTRAINT "catalogues_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_presets" ADD CONSTRAINT "catalogues_presets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_presets_locales" ADD CONSTRAINT "catalogues_presets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_packages" ADD CONSTRAINT "catalogues_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_packages_locales" ADD CONSTRAINT "catalogues_packages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_locales" ADD CONSTRAINT "catalogues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "catalogues_texts" ADD CONSTRAINT "catalogues_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_groups_items" ADD CONSTRAINT "_catalogues_v_version_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_groups_items_locales" ADD CONSTRAINT "_catalogues_v_version_groups_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v_version_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_groups" ADD CONSTRAINT "_catalogues_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_groups_locales" ADD CONSTRAINT "_catalogues_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_presets" ADD CONSTRAINT "_catalogues_v_version_presets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_presets_locales" ADD CONSTRAINT "_catalogues_v_version_presets_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v_version_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_packages" ADD CONSTRAINT "_catalogues_v_version_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_version_packages_locales" ADD CONSTRAINT "_catalogues_v_version_packages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v_version_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v" ADD CONSTRAINT "_catalogues_v_parent_id_catalogues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."catalogues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_catalogues_v_locales" ADD CONSTRAINT "_catalogues_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_catalogues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_catalogues_v_texts" ADD CONSTRAINT "_catalogues_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_catalogues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimates" ADD CONSTRAINT "estimates_version_id_catalogue_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_realizations_fk" FOREIGN KEY ("realizations_id") REFERENCES "public"."realizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_areas_fk" FOREIGN KEY ("areas_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employees_fk" FOREIGN KEY ("employees_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sidebars_fk" FOREIGN KEY ("sidebars_id") REFERENCES "public"."sidebars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_estimate_elements_fk" FOREIGN KEY ("estimate_elements_id") REFERENCES "public"."estimate_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_catalogues_fk" FOREIGN KEY ("catalogues_id") REFERENCES "public"."catalogues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_estimates_fk" FOREIGN KEY ("estimates_id") REFERENCES "public"."estimates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_catalogue_versions_fk" FOREIGN KEY ("catalogue_versions_id") REFERENCES "public"."catalogue_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vitals_fk" FOREIGN KEY ("vitals_id") REFERENCES "public"."vitals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims_locales" ADD CONSTRAINT "site_settings_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_office_hours" ADD CONSTRAINT "site_settings_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_association_logo_id_media_id_fk" FOREIGN KEY ("association_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_terms_id_files_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims_locales" ADD CONSTRAINT "_site_settings_v_version_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_office_hours" ADD CONSTRAINT "_site_settings_v_version_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_association_logo_id_media_id_fk" FOREIGN KEY ("version_association_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_terms_id_files_id_fk" FOREIGN KEY ("version_terms_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_page_name_idx" ON "pages" USING btree ("page_name");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_page_name_idx" ON "_pages_v" USING btree ("version_page_name");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "slides_image_idx" ON "slides" USING btree ("image_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "slides__status_idx" ON "slides" USING btree ("_status");
  CREATE UNIQUE INDEX "slides_locales_locale_parent_id_unique" ON "slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version_image_idx" ON "_slides_v" USING btree ("version_image_id");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version__status_idx" ON "_slides_v" USING btree ("version__status");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_slides_v_snapshot_idx" ON "_slides_v" USING btree ("snapshot");
  CREATE INDEX "_slides_v_published_locale_idx" ON "_slides_v" USING btree ("published_locale");
  CREATE INDEX "_slides_v_latest_idx" ON "_slides_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_slides_v_locales_locale_parent_id_unique" ON "_slides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_modules_order_idx" ON "products_modules" USING btree ("_order");
  CREATE INDEX "products_modules_parent_id_idx" ON "products_modules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_modules_locales_locale_parent_id_unique" ON "products_modules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_benefits_order_idx" ON "products_benefits" USING btree ("_order");
  CREATE INDEX "products_benefits_parent_id_idx" ON "products_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_benefits_locales_locale_parent_id_unique" ON "products_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_questions_order_idx" ON "products_questions" USING btree ("_order");
  CREATE INDEX "products_questions_parent_id_idx" ON "products_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_questions_locales_locale_parent_id_unique" ON "products_questions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_version_modules_order_idx" ON "_products_v_version_modules" USING btree ("_order");
  CREATE INDEX "_products_v_version_modules_parent_id_idx" ON "_products_v_version_modules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_modules_locales_locale_parent_id_unique" ON "_products_v_version_modules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_benefits_order_idx" ON "_products_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_products_v_version_benefits_parent_id_idx" ON "_products_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_benefits_locales_locale_parent_id_unique" ON "_products_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_questions_order_idx" ON "_products_v_version_questions" USING btree ("_order");
  CREATE INDEX "_products_v_version_questions_parent_id_idx" ON "_products_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_questions_locales_locale_parent_id_uniqu" ON "_products_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "realizations_figures_order_idx" ON "realizations_figures" USING btree ("_order");
  CREATE INDEX "realizations_figures_parent_id_idx" ON "realizations_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "realizations_figures_locales_locale_parent_id_unique" ON "realizations_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "realizations_slug_idx" ON "realizations" USING btree ("slug");
  CREATE INDEX "realizations_image_idx" ON "realizations" USING btree ("image_id");
  CREATE INDEX "realizations_thumbnail_idx" ON "realizations" USING btree ("thumbnail_id");
  CREATE INDEX "realizations_realization_detail_realization_detail_image_idx" ON "realizations" USING btree ("realization_detail_image_id");
  CREATE INDEX "realizations_updated_at_idx" ON "realizations" USING btree ("updated_at");
  CREATE INDEX "realizations_created_at_idx" ON "realizations" USING btree ("created_at");
  CREATE INDEX "realizations__status_idx" ON "realizations" USING btree ("_status");
  CREATE UNIQUE INDEX "realizations_locales_locale_parent_id_unique" ON "realizations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "realizations_texts_order_parent" ON "realizations_texts" USING btree ("order","parent_id");
  CREATE INDEX "realizations_rels_order_idx" ON "realizations_rels" USING btree ("order");
  CREATE INDEX "realizations_rels_parent_idx" ON "realizations_rels" USING btree ("parent_id");
  CREATE INDEX "realizations_rels_path_idx" ON "realizations_rels" USING btree ("path");
  CREATE INDEX "realizations_rels_media_id_idx" ON "realizations_rels" USING btree ("media_id");
  CREATE INDEX "_realizations_v_version_figures_order_idx" ON "_realizations_v_version_figures" USING btree ("_order");
  CREATE INDEX "_realizations_v_version_figures_parent_id_idx" ON "_realizations_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_realizations_v_version_figures_locales_locale_parent_id_uni" ON "_realizations_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_realizations_v_parent_idx" ON "_realizations_v" USING btree ("parent_id");
  CREATE INDEX "_realizations_v_version_version_slug_idx" ON "_realizations_v" USING btree ("version_slug");
  CREATE INDEX "_realizations_v_version_version_image_idx" ON "_realizations_v" USING btree ("version_image_id");
  CREATE INDEX "_realizations_v_version_version_thumbnail_idx" ON "_realizations_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_realizations_v_version_realization_detail_version_reali_idx" ON "_realizations_v" USING btree ("version_realization_detail_image_id");
  CREATE INDEX "_realizations_v_version_version_updated_at_idx" ON "_realizations_v" USING btree ("version_updated_at");
  CREATE INDEX "_realizations_v_version_version_created_at_idx" ON "_realizations_v" USING btree ("version_created_at");
  CREATE INDEX "_realizations_v_version_version__status_idx" ON "_realizations_v" USING btree ("version__status");
  CREATE INDEX "_realizations_v_created_at_idx" ON "_realizations_v" USING btree ("created_at");
  CREATE INDEX "_realizations_v_updated_at_idx" ON "_realizations_v" USING btree ("updated_at");
  CREATE INDEX "_realizations_v_snapshot_idx" ON "_realizations_v" USING btree ("snapshot");
  CREATE INDEX "_realizations_v_published_locale_idx" ON "_realizations_v" USING btree ("published_locale");
  CREATE INDEX "_realizations_v_latest_idx" ON "_realizations_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_realizations_v_locales_locale_parent_id_unique" ON "_realizations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_realizations_v_texts_order_parent" ON "_realizations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_realizations_v_rels_order_idx" ON "_realizations_v_rels" USING btree ("order");
  CREATE INDEX "_realizations_v_rels_parent_idx" ON "_realizations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_realizations_v_rels_path_idx" ON "_realizations_v_rels" USING btree ("path");
  CREATE INDEX "_realizations_v_rels_media_id_idx" ON "_realizations_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "areas_page_name_idx" ON "areas" USING btree ("page_name");
  CREATE INDEX "areas_header_image_idx" ON "areas" USING btree ("header_image_id");
  CREATE INDEX "areas_image_header_idx" ON "areas" USING btree ("image_header_id");
  CREATE INDEX "areas_description_image_idx" ON "areas" USING btree ("description_image_id");
  CREATE INDEX "areas_updated_at_idx" ON "areas" USING btree ("updated_at");
  CREATE INDEX "areas_created_at_idx" ON "areas" USING btree ("created_at");
  CREATE INDEX "areas__status_idx" ON "areas" USING btree ("_status");
  CREATE UNIQUE INDEX "areas_locales_locale_parent_id_unique" ON "areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "areas_rels_order_idx" ON "areas_rels" USING btree ("order");
  CREATE INDEX "areas_rels_parent_idx" ON "areas_rels" USING btree ("parent_id");
  CREATE INDEX "areas_rels_path_idx" ON "areas_rels" USING btree ("path");
  CREATE INDEX "areas_rels_features_id_idx" ON "areas_rels" USING btree ("features_id");
  CREATE INDEX "areas_rels_realizations_id_idx" ON "areas_rels" USING btree ("realizations_id");
  CREATE INDEX "_areas_v_parent_idx" ON "_areas_v" USING btree ("parent_id");
  CREATE INDEX "_areas_v_version_version_page_name_idx" ON "_areas_v" USING btree ("version_page_name");
  CREATE INDEX "_areas_v_version_version_header_image_idx" ON "_areas_v" USING btree ("version_header_image_id");
  CREATE INDEX "_areas_v_version_version_image_header_idx" ON "_areas_v" USING btree ("version_image_header_id");
  CREATE INDEX "_areas_v_version_version_description_image_idx" ON "_areas_v" USING btree ("version_description_image_id");
  CREATE INDEX "_areas_v_version_version_updated_at_idx" ON "_areas_v" USING btree ("version_updated_at");
  CREATE INDEX "_areas_v_version_version_created_at_idx" ON "_areas_v" USING btree ("version_created_at");
  CREATE INDEX "_areas_v_version_version__status_idx" ON "_areas_v" USING btree ("version__status");
  CREATE INDEX "_areas_v_created_at_idx" ON "_areas_v" USING btree ("created_at");
  CREATE INDEX "_areas_v_updated_at_idx" ON "_areas_v" USING btree ("updated_at");
  CREATE INDEX "_areas_v_snapshot_idx" ON "_areas_v" USING btree ("snapshot");
  CREATE INDEX "_areas_v_published_locale_idx" ON "_areas_v" USING btree ("published_locale");
  CREATE INDEX "_areas_v_latest_idx" ON "_areas_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_areas_v_locales_locale_parent_id_unique" ON "_areas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_areas_v_rels_order_idx" ON "_areas_v_rels" USING btree ("order");
  CREATE INDEX "_areas_v_rels_parent_idx" ON "_areas_v_rels" USING btree ("parent_id");
  CREATE INDEX "_areas_v_rels_path_idx" ON "_areas_v_rels" USING btree ("path");
  CREATE INDEX "_areas_v_rels_features_id_idx" ON "_areas_v_rels" USING btree ("features_id");
  CREATE INDEX "_areas_v_rels_realizations_id_idx" ON "_areas_v_rels" USING btree ("realizations_id");
  CREATE UNIQUE INDEX "industries_page_name_idx" ON "industries" USING btree ("page_name");
  CREATE INDEX "industries_header_image_idx" ON "industries" USING btree ("header_image_id");
  CREATE INDEX "industries_image_header_idx" ON "industries" USING btree ("image_header_id");
  CREATE INDEX "industries_description_image_idx" ON "industries" USING btree ("description_image_id");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "industries__status_idx" ON "industries" USING btree ("_status");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries_rels_order_idx" ON "industries_rels" USING btree ("order");
  CREATE INDEX "industries_rels_parent_idx" ON "industries_rels" USING btree ("parent_id");
  CREATE INDEX "industries_rels_path_idx" ON "industries_rels" USING btree ("path");
  CREATE INDEX "industries_rels_features_id_idx" ON "industries_rels" USING btree ("features_id");
  CREATE INDEX "industries_rels_realizations_id_idx" ON "industries_rels" USING btree ("realizations_id");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version_page_name_idx" ON "_industries_v" USING btree ("version_page_name");
  CREATE INDEX "_industries_v_version_version_header_image_idx" ON "_industries_v" USING btree ("version_header_image_id");
  CREATE INDEX "_industries_v_version_version_image_header_idx" ON "_industries_v" USING btree ("version_image_header_id");
  CREATE INDEX "_industries_v_version_version_description_image_idx" ON "_industries_v" USING btree ("version_description_image_id");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v" USING btree ("version__status");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_snapshot_idx" ON "_industries_v" USING btree ("snapshot");
  CREATE INDEX "_industries_v_published_locale_idx" ON "_industries_v" USING btree ("published_locale");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_industries_v_locales_locale_parent_id_unique" ON "_industries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_industries_v_rels_order_idx" ON "_industries_v_rels" USING btree ("order");
  CREATE INDEX "_industries_v_rels_parent_idx" ON "_industries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_industries_v_rels_path_idx" ON "_industries_v_rels" USING btree ("path");
  CREATE INDEX "_industries_v_rels_features_id_idx" ON "_industries_v_rels" USING btree ("features_id");
  CREATE INDEX "_industries_v_rels_realizations_id_idx" ON "_industries_v_rels" USING btree ("realizations_id");
  CREATE INDEX "features_feature_elements_order_idx" ON "features_feature_elements" USING btree ("_order");
  CREATE INDEX "features_feature_elements_parent_id_idx" ON "features_feature_elements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "features_feature_elements_locales_locale_parent_id_unique" ON "features_feature_elements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "features_updated_at_idx" ON "features" USING btree ("updated_at");
  CREATE INDEX "features_created_at_idx" ON "features" USING btree ("created_at");
  CREATE INDEX "features__status_idx" ON "features" USING btree ("_status");
  CREATE UNIQUE INDEX "features_locales_locale_parent_id_unique" ON "features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_features_v_version_feature_elements_order_idx" ON "_features_v_version_feature_elements" USING btree ("_order");
  CREATE INDEX "_features_v_version_feature_elements_parent_id_idx" ON "_features_v_version_feature_elements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_features_v_version_feature_elements_locales_locale_parent_i" ON "_features_v_version_feature_elements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_features_v_parent_idx" ON "_features_v" USING btree ("parent_id");
  CREATE INDEX "_features_v_version_version_updated_at_idx" ON "_features_v" USING btree ("version_updated_at");
  CREATE INDEX "_features_v_version_version_created_at_idx" ON "_features_v" USING btree ("version_created_at");
  CREATE INDEX "_features_v_version_version__status_idx" ON "_features_v" USING btree ("version__status");
  CREATE INDEX "_features_v_created_at_idx" ON "_features_v" USING btree ("created_at");
  CREATE INDEX "_features_v_updated_at_idx" ON "_features_v" USING btree ("updated_at");
  CREATE INDEX "_features_v_snapshot_idx" ON "_features_v" USING btree ("snapshot");
  CREATE INDEX "_features_v_published_locale_idx" ON "_features_v" USING btree ("published_locale");
  CREATE INDEX "_features_v_latest_idx" ON "_features_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_features_v_locales_locale_parent_id_unique" ON "_features_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_hits_idx" ON "redirects" USING btree ("hits");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "employees_image_idx" ON "employees" USING btree ("image_id");
  CREATE INDEX "employees_updated_at_idx" ON "employees" USING btree ("updated_at");
  CREATE INDEX "employees_created_at_idx" ON "employees" USING btree ("created_at");
  CREATE INDEX "employees__status_idx" ON "employees" USING btree ("_status");
  CREATE UNIQUE INDEX "employees_locales_locale_parent_id_unique" ON "employees_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_employees_v_parent_idx" ON "_employees_v" USING btree ("parent_id");
  CREATE INDEX "_employees_v_version_version_image_idx" ON "_employees_v" USING btree ("version_image_id");
  CREATE INDEX "_employees_v_version_version_updated_at_idx" ON "_employees_v" USING btree ("version_updated_at");
  CREATE INDEX "_employees_v_version_version_created_at_idx" ON "_employees_v" USING btree ("version_created_at");
  CREATE INDEX "_employees_v_version_version__status_idx" ON "_employees_v" USING btree ("version__status");
  CREATE INDEX "_employees_v_created_at_idx" ON "_employees_v" USING btree ("created_at");
  CREATE INDEX "_employees_v_updated_at_idx" ON "_employees_v" USING btree ("updated_at");
  CREATE INDEX "_employees_v_snapshot_idx" ON "_employees_v" USING btree ("snapshot");
  CREATE INDEX "_employees_v_published_locale_idx" ON "_employees_v" USING btree ("published_locale");
  CREATE INDEX "_employees_v_latest_idx" ON "_employees_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_employees_v_locales_locale_parent_id_unique" ON "_employees_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_career_technologies_order_idx" ON "careers_career_technologies" USING btree ("_order");
  CREATE INDEX "careers_career_technologies_parent_id_idx" ON "careers_career_technologies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_career_technologies_locales_locale_parent_id_unique" ON "careers_career_technologies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_career_responsibilities_order_idx" ON "careers_career_responsibilities" USING btree ("_order");
  CREATE INDEX "careers_career_responsibilities_parent_id_idx" ON "careers_career_responsibilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_career_responsibilities_locales_locale_parent_id_uni" ON "careers_career_responsibilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_career_requirements_order_idx" ON "careers_career_requirements" USING btree ("_order");
  CREATE INDEX "careers_career_requirements_parent_id_idx" ON "careers_career_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_career_requirements_locales_locale_parent_id_unique" ON "careers_career_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_career_offers_order_idx" ON "careers_career_offers" USING btree ("_order");
  CREATE INDEX "careers_career_offers_parent_id_idx" ON "careers_career_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_career_offers_locales_locale_parent_id_unique" ON "careers_career_offers_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "careers_slug_idx" ON "careers" USING btree ("slug");
  CREATE INDEX "careers_published_at_idx" ON "careers" USING btree ("published_at");
  CREATE INDEX "careers_thumbnail_idx" ON "careers" USING btree ("thumbnail_id");
  CREATE INDEX "careers_updated_at_idx" ON "careers" USING btree ("updated_at");
  CREATE INDEX "careers_created_at_idx" ON "careers" USING btree ("created_at");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_career_technologies_order_idx" ON "_careers_v_version_career_technologies" USING btree ("_order");
  CREATE INDEX "_careers_v_version_career_technologies_parent_id_idx" ON "_careers_v_version_career_technologies" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_career_technologies_locales_locale_parent" ON "_careers_v_version_career_technologies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_career_responsibilities_order_idx" ON "_careers_v_version_career_responsibilities" USING btree ("_order");
  CREATE INDEX "_careers_v_version_career_responsibilities_parent_id_idx" ON "_careers_v_version_career_responsibilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_career_responsibilities_locales_locale_pa" ON "_careers_v_version_career_responsibilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_career_requirements_order_idx" ON "_careers_v_version_career_requirements" USING btree ("_order");
  CREATE INDEX "_careers_v_version_career_requirements_parent_id_idx" ON "_careers_v_version_career_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_career_requirements_locales_locale_parent" ON "_careers_v_version_career_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_career_offers_order_idx" ON "_careers_v_version_career_offers" USING btree ("_order");
  CREATE INDEX "_careers_v_version_career_offers_parent_id_idx" ON "_careers_v_version_career_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_v_version_career_offers_locales_locale_parent_id_un" ON "_careers_v_version_career_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_parent_idx" ON "_careers_v" USING btree ("parent_id");
  CREATE INDEX "_careers_v_version_version_slug_idx" ON "_careers_v" USING btree ("version_slug");
  CREATE INDEX "_careers_v_version_version_published_at_idx" ON "_careers_v" USING btree ("version_published_at");
  CREATE INDEX "_careers_v_version_version_thumbnail_idx" ON "_careers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_careers_v_version_version_updated_at_idx" ON "_careers_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_v_version_version_created_at_idx" ON "_careers_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_blog_post_sidebar_idx" ON "posts" USING btree ("blog_post_sidebar_id");
  CREATE INDEX "posts_main_image_idx" ON "posts" USING btree ("main_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_blog_post_sidebar_idx" ON "_posts_v" USING btree ("version_blog_post_sidebar_id");
  CREATE INDEX "_posts_v_version_version_main_image_idx" ON "_posts_v" USING btree ("version_main_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "authors_image_idx" ON "authors" USING btree ("image_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "sidebars_updated_at_idx" ON "sidebars" USING btree ("updated_at");
  CREATE INDEX "sidebars_created_at_idx" ON "sidebars" USING btree ("created_at");
  CREATE INDEX "sidebars__status_idx" ON "sidebars" USING btree ("_status");
  CREATE INDEX "_sidebars_v_parent_idx" ON "_sidebars_v" USING btree ("parent_id");
  CREATE INDEX "_sidebars_v_version_version_updated_at_idx" ON "_sidebars_v" USING btree ("version_updated_at");
  CREATE INDEX "_sidebars_v_version_version_created_at_idx" ON "_sidebars_v" USING btree ("version_created_at");
  CREATE INDEX "_sidebars_v_version_version__status_idx" ON "_sidebars_v" USING btree ("version__status");
  CREATE INDEX "_sidebars_v_created_at_idx" ON "_sidebars_v" USING btree ("created_at");
  CREATE INDEX "_sidebars_v_updated_at_idx" ON "_sidebars_v" USING btree ("updated_at");
  CREATE INDEX "_sidebars_v_snapshot_idx" ON "_sidebars_v" USING btree ("snapshot");
  CREATE INDEX "_sidebars_v_published_locale_idx" ON "_sidebars_v" USING btree ("published_locale");
  CREATE INDEX "_sidebars_v_latest_idx" ON "_sidebars_v" USING btree ("latest");
  CREATE INDEX "estimate_elements_updated_at_idx" ON "estimate_elements" USING btree ("updated_at");
  CREATE INDEX "estimate_elements_created_at_idx" ON "estimate_elements" USING btree ("created_at");
  CREATE INDEX "estimate_elements__status_idx" ON "estimate_elements" USING btree ("_status");
  CREATE UNIQUE INDEX "estimate_elements_locales_locale_parent_id_unique" ON "estimate_elements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_estimate_elements_v_parent_idx" ON "_estimate_elements_v" USING btree ("parent_id");
  CREATE INDEX "_estimate_elements_v_version_version_updated_at_idx" ON "_estimate_elements_v" USING btree ("version_updated_at");
  CREATE INDEX "_estimate_elements_v_version_version_created_at_idx" ON "_estimate_elements_v" USING btree ("version_created_at");
  CREATE INDEX "_estimate_elements_v_version_version__status_idx" ON "_estimate_elements_v" USING btree ("version__status");
  CREATE INDEX "_estimate_elements_v_created_at_idx" ON "_estimate_elements_v" USING btree ("created_at");
  CREATE INDEX "_estimate_elements_v_updated_at_idx" ON "_estimate_elements_v" USING btree ("updated_at");
  CREATE INDEX "_estimate_elements_v_snapshot_idx" ON "_estimate_elements_v" USING btree ("snapshot");
  CREATE INDEX "_estimate_elements_v_published_locale_idx" ON "_estimate_elements_v" USING btree ("published_locale");
  CREATE INDEX "_estimate_elements_v_latest_idx" ON "_estimate_elements_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_estimate_elements_v_locales_locale_parent_id_unique" ON "_estimate_elements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogues_groups_items_order_idx" ON "catalogues_groups_items" USING btree ("_order");
  CREATE INDEX "catalogues_groups_items_parent_id_idx" ON "catalogues_groups_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "catalogues_groups_items_locales_locale_parent_id_unique" ON "catalogues_groups_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogues_groups_order_idx" ON "catalogues_groups" USING btree ("_order");
  CREATE INDEX "catalogues_groups_parent_id_idx" ON "catalogues_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "catalogues_groups_locales_locale_parent_id_unique" ON "catalogues_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogues_presets_order_idx" ON "catalogues_presets" USING btree ("_order");
  CREATE INDEX "catalogues_presets_parent_id_idx" ON "catalogues_presets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "catalogues_presets_locales_locale_parent_id_unique" ON "catalogues_presets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogues_packages_order_idx" ON "catalogues_packages" USING btree ("_order");
  CREATE INDEX "catalogues_packages_parent_id_idx" ON "catalogues_packages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "catalogues_packages_locales_locale_parent_id_unique" ON "catalogues_packages_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "catalogues_calculator_idx" ON "catalogues" USING btree ("calculator");
  CREATE INDEX "catalogues_updated_at_idx" ON "catalogues" USING btree ("updated_at");
  CREATE INDEX "catalogues_created_at_idx" ON "catalogues" USING btree ("created_at");
  CREATE INDEX "catalogues__status_idx" ON "catalogues" USING btree ("_status");
  CREATE UNIQUE INDEX "catalogues_locales_locale_parent_id_unique" ON "catalogues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "catalogues_texts_order_parent" ON "catalogues_texts" USING btree ("order","parent_id");
  CREATE INDEX "_catalogues_v_version_groups_items_order_idx" ON "_catalogues_v_version_groups_items" USING btree ("_order");
  CREATE INDEX "_catalogues_v_version_groups_items_parent_id_idx" ON "_catalogues_v_version_groups_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_catalogues_v_version_groups_items_locales_locale_parent_id_" ON "_catalogues_v_version_groups_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_catalogues_v_version_groups_order_idx" ON "_catalogues_v_version_groups" USING btree ("_order");
  CREATE INDEX "_catalogues_v_version_groups_parent_id_idx" ON "_catalogues_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_catalogues_v_version_groups_locales_locale_parent_id_unique" ON "_catalogues_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_catalogues_v_version_presets_order_idx" ON "_catalogues_v_version_presets" USING btree ("_order");
  CREATE INDEX "_catalogues_v_version_presets_parent_id_idx" ON "_catalogues_v_version_presets" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_catalogues_v_version_presets_locales_locale_parent_id_uniqu" ON "_catalogues_v_version_presets_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_catalogues_v_version_packages_order_idx" ON "_catalogues_v_version_packages" USING btree ("_order");
  CREATE INDEX "_catalogues_v_version_packages_parent_id_idx" ON "_catalogues_v_version_packages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_catalogues_v_version_packages_locales_locale_parent_id_uniq" ON "_catalogues_v_version_packages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_catalogues_v_parent_idx" ON "_catalogues_v" USING btree ("parent_id");
  CREATE INDEX "_catalogues_v_version_version_calculator_idx" ON "_catalogues_v" USING btree ("version_calculator");
  CREATE INDEX "_catalogues_v_version_version_updated_at_idx" ON "_catalogues_v" USING btree ("version_updated_at");
  CREATE INDEX "_catalogues_v_version_version_created_at_idx" ON "_catalogues_v" USING btree ("version_created_at");
  CREATE INDEX "_catalogues_v_version_version__status_idx" ON "_catalogues_v" USING btree ("version__status");
  CREATE INDEX "_catalogues_v_created_at_idx" ON "_catalogues_v" USING btree ("created_at");
  CREATE INDEX "_catalogues_v_updated_at_idx" ON "_catalogues_v" USING btree ("updated_at");
  CREATE INDEX "_catalogues_v_snapshot_idx" ON "_catalogues_v" USING btree ("snapshot");
  CREATE INDEX "_catalogues_v_published_locale_idx" ON "_catalogues_v" USING btree ("published_locale");
  CREATE INDEX "_catalogues_v_latest_idx" ON "_catalogues_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_catalogues_v_locales_locale_parent_id_unique" ON "_catalogues_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_catalogues_v_texts_order_parent" ON "_catalogues_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_form_type_idx" ON "leads" USING btree ("form_type");
  CREATE INDEX "leads_mail_idx" ON "leads" USING btree ("mail");
  CREATE INDEX "leads_estimate_idx" ON "leads" USING btree ("estimate_id");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "state_createdAt_idx" ON "leads" USING btree ("state","created_at");
  CREATE INDEX "formType_state_createdAt_idx" ON "leads" USING btree ("form_type","state","created_at");
  CREATE INDEX "attachments_lead_idx" ON "attachments" USING btree ("lead_id");
  CREATE UNIQUE INDEX "attachments_file_idx" ON "attachments" USING btree ("file");
  CREATE INDEX "attachments_scan_idx" ON "attachments" USING btree ("scan");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE INDEX "messages_lead_idx" ON "messages" USING btree ("lead_id");
  CREATE INDEX "messages_recipient_idx" ON "messages" USING btree ("recipient");
  CREATE INDEX "messages_state_idx" ON "messages" USING btree ("state");
  CREATE INDEX "messages_due_at_idx" ON "messages" USING btree ("due_at");
  CREATE UNIQUE INDEX "messages_unique_key_idx" ON "messages" USING btree ("unique_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "estimates_number_idx" ON "estimates" USING btree ("number");
  CREATE UNIQUE INDEX "estimates_key_idx" ON "estimates" USING btree ("key");
  CREATE INDEX "estimates_version_idx" ON "estimates" USING btree ("version_id");
  CREATE INDEX "estimates_updated_at_idx" ON "estimates" USING btree ("updated_at");
  CREATE INDEX "estimates_created_at_idx" ON "estimates" USING btree ("created_at");
  CREATE UNIQUE INDEX "catalogue_versions_digest_idx" ON "catalogue_versions" USING btree ("digest");
  CREATE INDEX "catalogue_versions_updated_at_idx" ON "catalogue_versions" USING btree ("updated_at");
  CREATE INDEX "catalogue_versions_created_at_idx" ON "catalogue_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_mail_idx" ON "subscribers" USING btree ("mail");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_person_idx" ON "audit" USING btree ("person");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_page_locale_device_metric_range_idx" ON "vitals" USING btree ("day","page","locale","device","metric","range");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_realizations_id_idx" ON "payload_locked_documents_rels" USING btree ("realizations_id");
  CREATE INDEX "payload_locked_documents_rels_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("areas_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_features_id_idx" ON "payload_locked_documents_rels" USING btree ("features_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_employees_id_idx" ON "payload_locked_documents_rels" USING btree ("employees_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_sidebars_id_idx" ON "payload_locked_documents_rels" USING btree ("sidebars_id");
  CREATE INDEX "payload_locked_documents_rels_estimate_elements_id_idx" ON "payload_locked_documents_rels" USING btree ("estimate_elements_id");
  CREATE INDEX "payload_locked_documents_rels_catalogues_id_idx" ON "payload_locked_documents_rels" USING btree ("catalogues_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_estimates_id_idx" ON "payload_locked_documents_rels" USING btree ("estimates_id");
  CREATE INDEX "payload_locked_documents_rels_catalogue_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("catalogue_versions_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_locked_documents_rels_vitals_id_idx" ON "payload_locked_documents_rels" USING btree ("vitals_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_claims_order_idx" ON "site_settings_claims" USING btree ("_order");
  CREATE INDEX "site_settings_claims_parent_id_idx" ON "site_settings_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_claims_locales_locale_parent_id_unique" ON "site_settings_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_office_hours_order_idx" ON "site_settings_office_hours" USING btree ("_order");
  CREATE INDEX "site_settings_office_hours_parent_id_idx" ON "site_settings_office_hours" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_association_association_logo_idx" ON "site_settings" USING btree ("association_logo_id");
  CREATE INDEX "site_settings_terms_idx" ON "site_settings" USING btree ("terms_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "_site_settings_v_version_claims" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "_site_settings_v_version_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_claims_locales_locale_parent_id_uni" ON "_site_settings_v_version_claims_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_office_hours_order_idx" ON "_site_settings_v_version_office_hours" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_office_hours_parent_id_idx" ON "_site_settings_v_version_office_hours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_association_version_association_idx" ON "_site_settings_v" USING btree ("version_association_logo_id");
  CREATE INDEX "_site_settings_v_version_version_terms_idx" ON "_site_settings_v" USING btree ("version_terms_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "slides_locales" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "_slides_v_locales" CASCADE;
  DROP TABLE "products_modules" CASCADE;
  DROP TABLE "products_modules_locales" CASCADE;
  DROP TABLE "products_benefits" CASCADE;
  DROP TABLE "products_benefits_locales" CASCADE;
  DROP TABLE "products_questions" CASCADE;
  DROP TABLE "products_questions_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_modules" CASCADE;
  DROP TABLE "_products_v_version_modules_locales" CASCADE;
  DROP TABLE "_products_v_version_benefits" CASCADE;
  DROP TABLE "_products_v_version_benefits_locales" CASCADE;
  DROP TABLE "_products_v_version_questions" CASCADE;
  DROP TABLE "_products_v_version_questions_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "realizations_figures" CASCADE;
  DROP TABLE "realizations_figures_locales" CASCADE;
  DROP TABLE "realizations" CASCADE;
  DROP TABLE "realizations_locales" CASCADE;
  DROP TABLE "realizations_texts" CASCADE;
  DROP TABLE "realizations_rels" CASCADE;
  DROP TABLE "_realizations_v_version_figures" CASCADE;
  DROP TABLE "_realizations_v_version_figures_locales" CASCADE;
  DROP TABLE "_realizations_v" CASCADE;
  DROP TABLE "_realizations_v_locales" CASCADE;
  DROP TABLE "_realizations_v_texts" CASCADE;
  DROP TABLE "_realizations_v_rels" CASCADE;
  DROP TABLE "areas" CASCADE;
  DROP TABLE "areas_locales" CASCADE;
  DROP TABLE "areas_rels" CASCADE;
  DROP TABLE "_areas_v" CASCADE;
  DROP TABLE "_areas_v_locales" CASCADE;
  DROP TABLE "_areas_v_rels" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "industries_rels" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "_industries_v_locales" CASCADE;
  DROP TABLE "_industries_v_rels" CASCADE;
  DROP TABLE "features_feature_elements" CASCADE;
  DROP TABLE "features_feature_elements_locales" CASCADE;
  DROP TABLE "features" CASCADE;
  DROP TABLE "features_locales" CASCADE;
  DROP TABLE "_features_v_version_feature_elements" CASCADE;
  DROP TABLE "_features_v_version_feature_elements_locales" CASCADE;
  DROP TABLE "_features_v" CASCADE;
  DROP TABLE "_features_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "employees" CASCADE;
  DROP TABLE "employees_locales" CASCADE;
  DROP TABLE "_employees_v" CASCADE;
  DROP TABLE "_employees_v_locales" CASCADE;
  DROP TABLE "careers_career_technologies" CASCADE;
  DROP TABLE "careers_career_technologies_locales" CASCADE;
  DROP TABLE "careers_career_responsibilities" CASCADE;
  DROP TABLE "careers_career_responsibilities_locales" CASCADE;
  DROP TABLE "careers_career_requirements" CASCADE;
  DROP TABLE "careers_career_requirements_locales" CASCADE;
  DROP TABLE "careers_career_offers" CASCADE;
  DROP TABLE "careers_career_offers_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "_careers_v_version_career_technologies" CASCADE;
  DROP TABLE "_careers_v_version_career_technologies_locales" CASCADE;
  DROP TABLE "_careers_v_version_career_responsibilities" CASCADE;
  DROP TABLE "_careers_v_version_career_responsibilities_locales" CASCADE;
  DROP TABLE "_careers_v_version_career_requirements" CASCADE;
  DROP TABLE "_careers_v_version_career_requirements_locales" CASCADE;
  DROP TABLE "_careers_v_version_career_offers" CASCADE;
  DROP TABLE "_careers_v_version_career_offers_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "sidebars" CASCADE;
  DROP TABLE "_sidebars_v" CASCADE;
  DROP TABLE "estimate_elements" CASCADE;
  DROP TABLE "estimate_elements_locales" CASCADE;
  DROP TABLE "_estimate_elements_v" CASCADE;
  DROP TABLE "_estimate_elements_v_locales" CASCADE;
  DROP TABLE "catalogues_groups_items" CASCADE;
  DROP TABLE "catalogues_groups_items_locales" CASCADE;
  DROP TABLE "catalogues_groups" CASCADE;
  DROP TABLE "catalogues_groups_locales" CASCADE;
  DROP TABLE "catalogues_presets" CASCADE;
  DROP TABLE "catalogues_presets_locales" CASCADE;
  DROP TABLE "catalogues_packages" CASCADE;
  DROP TABLE "catalogues_packages_locales" CASCADE;
  DROP TABLE "catalogues" CASCADE;
  DROP TABLE "catalogues_locales" CASCADE;
  DROP TABLE "catalogues_texts" CASCADE;
  DROP TABLE "_catalogues_v_version_groups_items" CASCADE;
  DROP TABLE "_catalogues_v_version_groups_items_locales" CASCADE;
  DROP TABLE "_catalogues_v_version_groups" CASCADE;
  DROP TABLE "_catalogues_v_version_groups_locales" CASCADE;
  DROP TABLE "_catalogues_v_version_presets" CASCADE;
  DROP TABLE "_catalogues_v_version_presets_locales" CASCADE;
  DROP TABLE "_catalogues_v_version_packages" CASCADE;
  DROP TABLE "_catalogues_v_version_packages_locales" CASCADE;
  DROP TABLE "_catalogues_v" CASCADE;
  DROP TABLE "_catalogues_v_locales" CASCADE;
  DROP TABLE "_catalogues_v_texts" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "estimates" CASCADE;
  DROP TABLE "catalogue_versions" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "vitals" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_claims" CASCADE;
  DROP TABLE "site_settings_claims_locales" CASCADE;
  DROP TABLE "site_settings_office_hours" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_claims" CASCADE;
  DROP TABLE "_site_settings_v_version_claims_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_office_hours" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_slides_status";
  DROP TYPE "public"."enum__slides_v_version_status";
  DROP TYPE "public"."enum__slides_v_published_locale";
  DROP TYPE "public"."enum_icon";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_realizations_status";
  DROP TYPE "public"."enum__realizations_v_version_status";
  DROP TYPE "public"."enum__realizations_v_published_locale";
  DROP TYPE "public"."enum_areas_status";
  DROP TYPE "public"."enum__areas_v_version_status";
  DROP TYPE "public"."enum__areas_v_published_locale";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum__industries_v_published_locale";
  DROP TYPE "public"."enum_features_status";
  DROP TYPE "public"."enum__features_v_version_status";
  DROP TYPE "public"."enum__features_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_employees_status";
  DROP TYPE "public"."enum__employees_v_version_status";
  DROP TYPE "public"."enum__employees_v_published_locale";
  DROP TYPE "public"."enum_careers_employment_type";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_employment_type";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_sidebars_status";
  DROP TYPE "public"."enum__sidebars_v_version_status";
  DROP TYPE "public"."enum__sidebars_v_published_locale";
  DROP TYPE "public"."enum_estimate_elements_offer";
  DROP TYPE "public"."enum_estimate_elements_status";
  DROP TYPE "public"."enum__estimate_elements_v_version_offer";
  DROP TYPE "public"."enum__estimate_elements_v_version_status";
  DROP TYPE "public"."enum__estimate_elements_v_published_locale";
  DROP TYPE "public"."enum_catalogues_groups_choice";
  DROP TYPE "public"."enum_catalogues_calculator";
  DROP TYPE "public"."enum_catalogues_status";
  DROP TYPE "public"."enum__catalogues_v_version_groups_choice";
  DROP TYPE "public"."enum__catalogues_v_version_calculator";
  DROP TYPE "public"."enum__catalogues_v_version_status";
  DROP TYPE "public"."enum__catalogues_v_published_locale";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_leads_form_type";
  DROP TYPE "public"."enum_leads_topic";
  DROP TYPE "public"."enum_leads_locale";
  DROP TYPE "public"."enum_leads_verification";
  DROP TYPE "public"."enum_attachments_form_type";
  DROP TYPE "public"."enum_attachments_scan";
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_form_type";
  DROP TYPE "public"."enum_messages_state";
  DROP TYPE "public"."enum_estimates_calculator";
  DROP TYPE "public"."enum_estimates_locale";
  DROP TYPE "public"."enum_catalogue_versions_calculator";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_audit_action";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_site_settings_office_hours_weekday";
  DROP TYPE "public"."enum__site_settings_v_version_office_hours_weekday";`);
}
