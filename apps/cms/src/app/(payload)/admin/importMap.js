import { RightsNotice as RightsNotice_fa4fcc6e6ebe9bf6341e513d42317878 } from '../../../admin/languages/rights-notice.tsx'
import { IncompleteNotice as IncompleteNotice_42e4325c0987011414a639c73c07fe66 } from '../../../admin/editing/incomplete-notice.tsx'
import { ScheduledNotice as ScheduledNotice_7d3e5f46de39fd15bea0a720a13d8947 } from '../../../admin/schedule/planned-jobs.tsx'
import { RequiredLabel as RequiredLabel_d1bf75d6ef22d503468fe2866becafb4 } from '../../../fields/admin/required-label.tsx'
import { OriginalActions as OriginalActions_ad90d56edf279c6d723bfb58aee7d3d1 } from '../../../admin/translations/original.tsx'
import { Original as Original_ad90d56edf279c6d723bfb58aee7d3d1 } from '../../../admin/translations/original.tsx'
import { Destinations as Destinations_4df667a01473c0d33a97554580dc7897 } from '../../../admin/destinations/destinations.tsx'
import { BlockLabel as BlockLabel_a4c13252adf171bb923c0b416a38a030 } from '../../../fields/admin/block-label.tsx'
import { RowLabel as RowLabel_04d7d563cce22ae1b12a09a7a9628059 } from '../../../fields/admin/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CleanPasteClient as CleanPasteClient_8468f8a5e1af000e408e31d0caf1321e } from '../../../fields/paste/clean-paste-client.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TypedDateField as TypedDateField_bcbfda25d0b3b48ac3273ee58e386a3e } from '../../../fields/days/typed-date-field.tsx'
import { ShownLanguages as ShownLanguages_1ed4b25bf600c540ecc93f5a1119a0c6 } from '../../../admin/languages/shown-languages.tsx'
import { ShownCell as ShownCell_5c6624b6b225db5f2e02d7186836a769 } from '../../../admin/languages/shown-cell.tsx'
import { RefusalStays as RefusalStays_470b1c9fcbd9303a15429a49d0989311 } from '../../../admin/editing/show-refused.ts'
import { KeepUnsaved as KeepUnsaved_c7fccf0c298aa6db98dd9a593a69ccf6 } from '../../../admin/editing/keep-unsaved.tsx'
import { FieldFromPreview as FieldFromPreview_4b349d8edcc34460451d79e277badbc8 } from '../../../admin/editing/field-from-preview.tsx'
import { OpenSentences as OpenSentences_86b50b5a8f10a1996b2124b9895c3df1 } from '../../../admin/translations/open-sentences.tsx'
import { SharePreview as SharePreview_68f72f9f76f868c4c6eaec659c23d12a } from '../../../admin/preview/share-preview.tsx'
import { CheckDraft as CheckDraft_e0adad1faf00a6b68018ca24b102ddf5 } from '../../../admin/checks/check-draft.tsx'
import { GiveToTranslator as GiveToTranslator_7985cf31b47728f9cff4bb7ac741e582 } from '../../../admin/translators/give-to-translator.tsx'
import { PublishButton as PublishButton_e7c2b652695dd71bf76a190787a05a08 } from '../../../admin/schedule/publish-button.tsx'
import { UnpublishButton as UnpublishButton_4b1c48d74ef500c3807d642067e93968 } from '../../../admin/languages/limited-buttons.tsx'
import { ListPage as ListPage_209482bbc656171b85561e361e8b1111 } from '../../../admin/brand/list-page.tsx'
import { NewPageView as NewPageView_d4dcbb865604d32d4ce6bd0b1a9c21b8 } from '../../../admin/templates/new-page-view.tsx'
import { Uses as Uses_4dda862bab4cadf2d1d7b6870e7a62a0 } from '../../../admin/media/uses.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { MediaTabs as MediaTabs_3b4caacdc9ce28788bf7a29328452f19 } from '../../../admin/media/media-tabs.tsx'
import { TableControls as TableControls_ce5c794b896ade7ea6e6a5ecd180ba06 } from '../../../admin/redirects/table-controls.tsx'
import { PresetTotals as PresetTotals_5da8d44c8318e3becab1cbdd6427377e } from '../../../admin/catalogues/preset-totals.tsx'
import { WordsView as WordsView_d587f29bf8e7aa27c80d6b21c97ed855 } from '../../../admin/words/words-view.tsx'
import { AddressCell as AddressCell_3036635000b1f9751ada50e4c8cebcd7 } from '../../../admin/links/cells.tsx'
import { PlaceCell as PlaceCell_3036635000b1f9751ada50e4c8cebcd7 } from '../../../admin/links/cells.tsx'
import { StateCell as StateCell_3036635000b1f9751ada50e4c8cebcd7 } from '../../../admin/links/cells.tsx'
import { DayCell as DayCell_3036635000b1f9751ada50e4c8cebcd7 } from '../../../admin/links/cells.tsx'
import { NoField as NoField_3036635000b1f9751ada50e4c8cebcd7 } from '../../../admin/links/cells.tsx'
import { RowActions as RowActions_89f45ff3df5cac8445a2e4adc31cfcef } from '../../../admin/links/row-actions.tsx'
import { LinkTabs as LinkTabs_6f85ac49db1accc5defc1f24993ef0bc } from '../../../admin/links/link-tabs.tsx'
import { StateCell as StateCell_79c057bc6791b77940589a1fea46f274 } from '../../../admin/leads/cells.tsx'
import { StateSteps as StateSteps_3c3c6b31c645a54a059c20e090de4e6d } from '../../../admin/leads/steps/state-steps.tsx'
import { OwnerField as OwnerField_f346a32534aa9349489cb985a0a6cc67 } from '../../../admin/leads/owner/owner-field.tsx'
import { LeadView as LeadView_be82ad6705d72fe5693f499d58708c89 } from '../../../admin/leads/lead-view/lead-view.tsx'
import { PhoneBar as PhoneBar_67315d020822932f3f16cb7e06ef8e1c } from '../../../admin/leads/steps/phone-bar.tsx'
import { EnteredSource as EnteredSource_f741c21e88baa31006f9779b86b4efa3 } from '../../../admin/leads/by-hand/entered-fields.tsx'
import { EnteredSelect as EnteredSelect_f741c21e88baa31006f9779b86b4efa3 } from '../../../admin/leads/by-hand/entered-fields.tsx'
import { SenderCell as SenderCell_79c057bc6791b77940589a1fea46f274 } from '../../../admin/leads/cells.tsx'
import { EnteredText as EnteredText_f741c21e88baa31006f9779b86b4efa3 } from '../../../admin/leads/by-hand/entered-fields.tsx'
import { EnteredMail as EnteredMail_f741c21e88baa31006f9779b86b4efa3 } from '../../../admin/leads/by-hand/entered-fields.tsx'
import { EnteredTextarea as EnteredTextarea_f741c21e88baa31006f9779b86b4efa3 } from '../../../admin/leads/by-hand/entered-fields.tsx'
import { DeadlineCell as DeadlineCell_79c057bc6791b77940589a1fea46f274 } from '../../../admin/leads/cells.tsx'
import { PersonActions as PersonActions_e9ac82a746cdff86b236bb954cd53a6d } from '../../../admin/leads/person-actions.tsx'
import { TimeCell as TimeCell_79c057bc6791b77940589a1fea46f274 } from '../../../admin/leads/cells.tsx'
import { NextStepTime as NextStepTime_c5746b535732c00e396dbb4b6b69148c } from '../../../admin/leads/steps/next-step-time.tsx'
import { NextStepDone as NextStepDone_e33dc096ffeea448c7817909e6c5f68c } from '../../../admin/leads/steps/next-step.tsx'
import { InboxTabs as InboxTabs_43723e013e68d753b18932fa7c9e955a } from '../../../admin/leads/inbox-tabs.tsx'
import { ReceivedMail as ReceivedMail_d657afc9edcb5bdecf54ab636f80e71d } from '../../../admin/messages/received-mail.tsx'
import { ProblemField as ProblemField_553442a8ec8f6afe910d4ae6ea0a09a3 } from '../../../admin/messages/problem-field.tsx'
import { SendAgainButton as SendAgainButton_32881ce55a526107f3f4254b1fc939b0 } from '../../../admin/leads/lead-view/send-again.tsx'
import { MessageTabs as MessageTabs_dcdce54241862ba7ad3e0bde79aa023f } from '../../../admin/messages/message-tabs.tsx'
import { CallTime as CallTime_02bdbfa9613190716f69bc9859b167c0 } from '../../../admin/leads/calls/call-time.tsx'
import { EstimateField as EstimateField_18c99f23002512a1509365e1b87f105e } from '../../../admin/leads/lead-view/estimate.tsx'
import { WebhookTools as WebhookTools_3d6a1d05a48aae35a5aeb8fa54060d19 } from '../../../admin/leads/channels/channel-tools.tsx'
import { DeliveryStateCell as DeliveryStateCell_79c057bc6791b77940589a1fea46f274 } from '../../../admin/leads/cells.tsx'
import { DeliverAgain as DeliverAgain_32881ce55a526107f3f4254b1fc939b0 } from '../../../admin/leads/lead-view/send-again.tsx'
import { ApiKeyTools as ApiKeyTools_3d6a1d05a48aae35a5aeb8fa54060d19 } from '../../../admin/leads/channels/channel-tools.tsx'
import { DocumentCell as DocumentCell_ccd636a0a1e474d96b8ae8228b2f1754 } from '../../../admin/translations/board.tsx'
import { LanguageCell as LanguageCell_ccd636a0a1e474d96b8ae8228b2f1754 } from '../../../admin/translations/board.tsx'
import { TranslationTabs as TranslationTabs_ccd636a0a1e474d96b8ae8228b2f1754 } from '../../../admin/translations/board.tsx'
import { CurrentPassword as CurrentPassword_e85c81e24be26e2e41f02da8ae043c94 } from '../../../admin/sign-in/current-password.tsx'
import { HoursLabel as HoursLabel_a3d3620199166c9a89f03aeb86c1c929 } from '../../../admin/leads/calls/hours-label.tsx'
import { PushField as PushField_a9f5b6cad324ec47ece07414f595546f } from '../../../admin/leads/channels/push-field.tsx'
import { AccountPanel as AccountPanel_985f4996fc924bef939c80eaac45385b } from '../../../admin/sign-in/account-panel.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { MenuLabel as MenuLabel_15e8222f8ea5a268105dbfccf5ed16c7 } from '../../../fields/admin/menu-label.tsx'
import { Mark as Mark_45c0ddcd5cec9266397a9afe54154727 } from '../../../admin/brand/brand.tsx'
import { Logo as Logo_45c0ddcd5cec9266397a9afe54154727 } from '../../../admin/brand/brand.tsx'
import { StartPage as StartPage_562504997827c930dac0985116e46922 } from '../../../admin/start/start-page.tsx'
import { CalendarLink as CalendarLink_1d9e5fa73a9e1bdb5d7e763bf08422a6 } from '../../../admin/start/nav-links.tsx'
import { PipelineLink as PipelineLink_1d9e5fa73a9e1bdb5d7e763bf08422a6 } from '../../../admin/start/nav-links.tsx'
import { OfficeWords as OfficeWords_58c1263da067c43ca5a0dfa3e04cbd3e } from '../../../kit/office-words.tsx'
import { TypedFilters as TypedFilters_b223f8ebb1192c77d4c24ad97162a106 } from '../../../fields/days/typed-filters.tsx'
import { SessionInUse as SessionInUse_71e19a9baa7e3beba219da8d7e40053e } from '../../../admin/sign-in/session-in-use.tsx'
import { SignInView as SignInView_7120cc449f80e0f04c6bb2d20bfe3285 } from '../../../admin/sign-in/sign-in-view.tsx'
import { CalendarView as CalendarView_7bcb78c24434b6eef8f93a8e04252bab } from '../../../admin/schedule/calendar/calendar-view.tsx'
import { PersonView as PersonView_c199470149e33c2a40837fe6ecf316a6 } from '../../../admin/leads/person/person-view.tsx'
import { PipelineView as PipelineView_76df99430848ebe57d4c37341a0e6047 } from '../../../admin/leads/pipeline/pipeline-view.tsx'
import { TranslatorPage as TranslatorPage_96d3aecb538c6ab0b4c0085a3dd77234 } from '../../../admin/translators/translator-page.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/languages/rights-notice.tsx#RightsNotice": RightsNotice_fa4fcc6e6ebe9bf6341e513d42317878,
  "/admin/editing/incomplete-notice.tsx#IncompleteNotice": IncompleteNotice_42e4325c0987011414a639c73c07fe66,
  "/admin/schedule/planned-jobs.tsx#ScheduledNotice": ScheduledNotice_7d3e5f46de39fd15bea0a720a13d8947,
  "/fields/admin/required-label.tsx#RequiredLabel": RequiredLabel_d1bf75d6ef22d503468fe2866becafb4,
  "/admin/translations/original.tsx#OriginalActions": OriginalActions_ad90d56edf279c6d723bfb58aee7d3d1,
  "/admin/translations/original.tsx#Original": Original_ad90d56edf279c6d723bfb58aee7d3d1,
  "/admin/destinations/destinations.tsx#Destinations": Destinations_4df667a01473c0d33a97554580dc7897,
  "/fields/admin/block-label.tsx#BlockLabel": BlockLabel_a4c13252adf171bb923c0b416a38a030,
  "/fields/admin/row-label.tsx#RowLabel": RowLabel_04d7d563cce22ae1b12a09a7a9628059,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/paste/clean-paste-client.tsx#CleanPasteClient": CleanPasteClient_8468f8a5e1af000e408e31d0caf1321e,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/days/typed-date-field.tsx#TypedDateField": TypedDateField_bcbfda25d0b3b48ac3273ee58e386a3e,
  "/admin/languages/shown-languages.tsx#ShownLanguages": ShownLanguages_1ed4b25bf600c540ecc93f5a1119a0c6,
  "/admin/languages/shown-cell.tsx#ShownCell": ShownCell_5c6624b6b225db5f2e02d7186836a769,
  "/admin/editing/show-refused.ts#RefusalStays": RefusalStays_470b1c9fcbd9303a15429a49d0989311,
  "/admin/editing/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_c7fccf0c298aa6db98dd9a593a69ccf6,
  "/admin/editing/field-from-preview.tsx#FieldFromPreview": FieldFromPreview_4b349d8edcc34460451d79e277badbc8,
  "/admin/translations/open-sentences.tsx#OpenSentences": OpenSentences_86b50b5a8f10a1996b2124b9895c3df1,
  "/admin/preview/share-preview.tsx#SharePreview": SharePreview_68f72f9f76f868c4c6eaec659c23d12a,
  "/admin/checks/check-draft.tsx#CheckDraft": CheckDraft_e0adad1faf00a6b68018ca24b102ddf5,
  "/admin/translators/give-to-translator.tsx#GiveToTranslator": GiveToTranslator_7985cf31b47728f9cff4bb7ac741e582,
  "/admin/schedule/publish-button.tsx#PublishButton": PublishButton_e7c2b652695dd71bf76a190787a05a08,
  "/admin/languages/limited-buttons.tsx#UnpublishButton": UnpublishButton_4b1c48d74ef500c3807d642067e93968,
  "/admin/brand/list-page.tsx#ListPage": ListPage_209482bbc656171b85561e361e8b1111,
  "/admin/templates/new-page-view.tsx#NewPageView": NewPageView_d4dcbb865604d32d4ce6bd0b1a9c21b8,
  "/admin/media/uses.tsx#Uses": Uses_4dda862bab4cadf2d1d7b6870e7a62a0,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/admin/media/media-tabs.tsx#MediaTabs": MediaTabs_3b4caacdc9ce28788bf7a29328452f19,
  "/admin/redirects/table-controls.tsx#TableControls": TableControls_ce5c794b896ade7ea6e6a5ecd180ba06,
  "/admin/catalogues/preset-totals.tsx#PresetTotals": PresetTotals_5da8d44c8318e3becab1cbdd6427377e,
  "/admin/words/words-view.tsx#WordsView": WordsView_d587f29bf8e7aa27c80d6b21c97ed855,
  "/admin/links/cells.tsx#AddressCell": AddressCell_3036635000b1f9751ada50e4c8cebcd7,
  "/admin/links/cells.tsx#PlaceCell": PlaceCell_3036635000b1f9751ada50e4c8cebcd7,
  "/admin/links/cells.tsx#StateCell": StateCell_3036635000b1f9751ada50e4c8cebcd7,
  "/admin/links/cells.tsx#DayCell": DayCell_3036635000b1f9751ada50e4c8cebcd7,
  "/admin/links/cells.tsx#NoField": NoField_3036635000b1f9751ada50e4c8cebcd7,
  "/admin/links/row-actions.tsx#RowActions": RowActions_89f45ff3df5cac8445a2e4adc31cfcef,
  "/admin/links/link-tabs.tsx#LinkTabs": LinkTabs_6f85ac49db1accc5defc1f24993ef0bc,
  "/admin/leads/cells.tsx#StateCell": StateCell_79c057bc6791b77940589a1fea46f274,
  "/admin/leads/steps/state-steps.tsx#StateSteps": StateSteps_3c3c6b31c645a54a059c20e090de4e6d,
  "/admin/leads/owner/owner-field.tsx#OwnerField": OwnerField_f346a32534aa9349489cb985a0a6cc67,
  "/admin/leads/lead-view/lead-view.tsx#LeadView": LeadView_be82ad6705d72fe5693f499d58708c89,
  "/admin/leads/steps/phone-bar.tsx#PhoneBar": PhoneBar_67315d020822932f3f16cb7e06ef8e1c,
  "/admin/leads/by-hand/entered-fields.tsx#EnteredSource": EnteredSource_f741c21e88baa31006f9779b86b4efa3,
  "/admin/leads/by-hand/entered-fields.tsx#EnteredSelect": EnteredSelect_f741c21e88baa31006f9779b86b4efa3,
  "/admin/leads/cells.tsx#SenderCell": SenderCell_79c057bc6791b77940589a1fea46f274,
  "/admin/leads/by-hand/entered-fields.tsx#EnteredText": EnteredText_f741c21e88baa31006f9779b86b4efa3,
  "/admin/leads/by-hand/entered-fields.tsx#EnteredMail": EnteredMail_f741c21e88baa31006f9779b86b4efa3,
  "/admin/leads/by-hand/entered-fields.tsx#EnteredTextarea": EnteredTextarea_f741c21e88baa31006f9779b86b4efa3,
  "/admin/leads/cells.tsx#DeadlineCell": DeadlineCell_79c057bc6791b77940589a1fea46f274,
  "/admin/leads/person-actions.tsx#PersonActions": PersonActions_e9ac82a746cdff86b236bb954cd53a6d,
  "/admin/leads/cells.tsx#TimeCell": TimeCell_79c057bc6791b77940589a1fea46f274,
  "/admin/leads/steps/next-step-time.tsx#NextStepTime": NextStepTime_c5746b535732c00e396dbb4b6b69148c,
  "/admin/leads/steps/next-step.tsx#NextStepDone": NextStepDone_e33dc096ffeea448c7817909e6c5f68c,
  "/admin/leads/inbox-tabs.tsx#InboxTabs": InboxTabs_43723e013e68d753b18932fa7c9e955a,
  "/admin/messages/received-mail.tsx#ReceivedMail": ReceivedMail_d657afc9edcb5bdecf54ab636f80e71d,
  "/admin/messages/problem-field.tsx#ProblemField": ProblemField_553442a8ec8f6afe910d4ae6ea0a09a3,
  "/admin/leads/lead-view/send-again.tsx#SendAgainButton": SendAgainButton_32881ce55a526107f3f4254b1fc939b0,
  "/admin/messages/message-tabs.tsx#MessageTabs": MessageTabs_dcdce54241862ba7ad3e0bde79aa023f,
  "/admin/leads/calls/call-time.tsx#CallTime": CallTime_02bdbfa9613190716f69bc9859b167c0,
  "/admin/leads/lead-view/estimate.tsx#EstimateField": EstimateField_18c99f23002512a1509365e1b87f105e,
  "/admin/leads/channels/channel-tools.tsx#WebhookTools": WebhookTools_3d6a1d05a48aae35a5aeb8fa54060d19,
  "/admin/leads/cells.tsx#DeliveryStateCell": DeliveryStateCell_79c057bc6791b77940589a1fea46f274,
  "/admin/leads/lead-view/send-again.tsx#DeliverAgain": DeliverAgain_32881ce55a526107f3f4254b1fc939b0,
  "/admin/leads/channels/channel-tools.tsx#ApiKeyTools": ApiKeyTools_3d6a1d05a48aae35a5aeb8fa54060d19,
  "/admin/translations/board.tsx#DocumentCell": DocumentCell_ccd636a0a1e474d96b8ae8228b2f1754,
  "/admin/translations/board.tsx#LanguageCell": LanguageCell_ccd636a0a1e474d96b8ae8228b2f1754,
  "/admin/translations/board.tsx#TranslationTabs": TranslationTabs_ccd636a0a1e474d96b8ae8228b2f1754,
  "/admin/sign-in/current-password.tsx#CurrentPassword": CurrentPassword_e85c81e24be26e2e41f02da8ae043c94,
  "/admin/leads/calls/hours-label.tsx#HoursLabel": HoursLabel_a3d3620199166c9a89f03aeb86c1c929,
  "/admin/leads/channels/push-field.tsx#PushField": PushField_a9f5b6cad324ec47ece07414f595546f,
  "/admin/sign-in/account-panel.tsx#AccountPanel": AccountPanel_985f4996fc924bef939c80eaac45385b,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/fields/admin/menu-label.tsx#MenuLabel": MenuLabel_15e8222f8ea5a268105dbfccf5ed16c7,
  "/admin/brand/brand.tsx#Mark": Mark_45c0ddcd5cec9266397a9afe54154727,
  "/admin/brand/brand.tsx#Logo": Logo_45c0ddcd5cec9266397a9afe54154727,
  "/admin/start/start-page.tsx#StartPage": StartPage_562504997827c930dac0985116e46922,
  "/admin/start/nav-links.tsx#CalendarLink": CalendarLink_1d9e5fa73a9e1bdb5d7e763bf08422a6,
  "/admin/start/nav-links.tsx#PipelineLink": PipelineLink_1d9e5fa73a9e1bdb5d7e763bf08422a6,
  "/kit/office-words.tsx#OfficeWords": OfficeWords_58c1263da067c43ca5a0dfa3e04cbd3e,
  "/fields/days/typed-filters.tsx#TypedFilters": TypedFilters_b223f8ebb1192c77d4c24ad97162a106,
  "/admin/sign-in/session-in-use.tsx#SessionInUse": SessionInUse_71e19a9baa7e3beba219da8d7e40053e,
  "/admin/sign-in/sign-in-view.tsx#SignInView": SignInView_7120cc449f80e0f04c6bb2d20bfe3285,
  "/admin/schedule/calendar/calendar-view.tsx#CalendarView": CalendarView_7bcb78c24434b6eef8f93a8e04252bab,
  "/admin/leads/person/person-view.tsx#PersonView": PersonView_c199470149e33c2a40837fe6ecf316a6,
  "/admin/leads/pipeline/pipeline-view.tsx#PipelineView": PipelineView_76df99430848ebe57d4c37341a0e6047,
  "/admin/translators/translator-page.tsx#TranslatorPage": TranslatorPage_96d3aecb538c6ab0b4c0085a3dd77234,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
