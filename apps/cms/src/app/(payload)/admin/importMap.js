import { RightsNotice as RightsNotice_d2a04d17ecb97a5f9537bf42397bcd5e } from '../../../publishing/limited-rights.tsx'
import { IncompleteNotice as IncompleteNotice_8afaff18747b8dd0c10369058f7e07be } from '../../../content/editing/incomplete-notice.tsx'
import { ScheduledNotice as ScheduledNotice_b43b5edde46ae202a3a9bfa42cbba273 } from '../../../publishing/schedule/planned-jobs.tsx'
import { BeginWith as BeginWith_7d01145eb2b9c563db2d31796f4ace36 } from '../../../content/templates/begin.tsx'
import { RequiredLabel as RequiredLabel_4cde1649389b829db3dbac8c3d7205e9 } from '../../../kit/fields/labels.tsx'
import { OriginalActions as OriginalActions_107d3d76d24b6ae1319271be17474036 } from '../../../translations/original.tsx'
import { FactPicker as FactPicker_0d8ca966a274a31485c76f937bdc4ab1 } from '../../../content/facts/fact-picker.tsx'
import { Original as Original_107d3d76d24b6ae1319271be17474036 } from '../../../translations/original.tsx'
import { Destinations as Destinations_307ef6ea9a77da63772bc5007cc5f1c2 } from '../../../links/destinations.tsx'
import { BlockLabel as BlockLabel_4cde1649389b829db3dbac8c3d7205e9 } from '../../../kit/fields/labels.tsx'
import { RowLabel as RowLabel_4cde1649389b829db3dbac8c3d7205e9 } from '../../../kit/fields/labels.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RichFactsClient as RichFactsClient_8130e65ed24635ff8a26f1aa554e90c4 } from '../../../content/facts/rich-facts-client.tsx'
import { CleanPasteClient as CleanPasteClient_e2ccfd42e93e9d5e5e9c5215f8ba2943 } from '../../../kit/fields/paste/clean-paste-client.tsx'
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
import { TypedDateField as TypedDateField_7e64f13b635c0c868fd6b62e62e34919 } from '../../../kit/fields/days/typed-date-field.tsx'
import { ShownLanguages as ShownLanguages_538e1bede59767935fc7ea91ac83399d } from '../../../publishing/shown-languages.tsx'
import { ShownCell as ShownCell_b7df0828d159b16980bc938b809935bf } from '../../../publishing/shown-cell.tsx'
import { TemplateTabs as TemplateTabs_7d01145eb2b9c563db2d31796f4ace36 } from '../../../content/templates/begin.tsx'
import { KeepUnsaved as KeepUnsaved_46b5e867592fbb934c05de14ace79a0a } from '../../../kit/form/keep-unsaved.tsx'
import { FieldFromPreview as FieldFromPreview_687ee4ff4db421e4120cb6c7fdc572da } from '../../../content/editing/field-from-preview.tsx'
import { OpenSentences as OpenSentences_107d3d76d24b6ae1319271be17474036 } from '../../../translations/original.tsx'
import { SharePreview as SharePreview_f1de2f0b9a53c7eb609797958f9a8c42 } from '../../../content/editing/share-preview.tsx'
import { CheckDraft as CheckDraft_0fa5f1075079f6529ad199168ea7db16 } from '../../../content/editing/check-draft.tsx'
import { GiveToTranslator as GiveToTranslator_34e9fca49879b016a4923288609ab837 } from '../../../translations/give-to-translator.tsx'
import { PublishButton as PublishButton_f8130610adf65845ad0cf3d7f241f8fe } from '../../../content/editing/publish-button.tsx'
import { UnpublishButton as UnpublishButton_d2a04d17ecb97a5f9537bf42397bcd5e } from '../../../publishing/limited-rights.tsx'
import { ListPage as ListPage_b46891c32cc7465f28a1cf0323aa732e } from '../../../content/editing/list-page.tsx'
import { Uses as Uses_d0ee05140a8e92b37416b7f1d26643b6 } from '../../../content/media/uses.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { MediaTabs as MediaTabs_0da787e013a12617c82a5a17aa93b539 } from '../../../content/media/media-tabs.tsx'
import { TableControls as TableControls_8f2679947bdbdf68ba254cc6bba08e36 } from '../../../links/table-controls.tsx'
import { ShownFact as ShownFact_8c688d7b4ccfb21afd3225072512dc86 } from '../../../content/facts/shown-fact.tsx'
import { ShownCell as ShownCell_8c688d7b4ccfb21afd3225072512dc86 } from '../../../content/facts/shown-fact.tsx'
import { PresetTotals as PresetTotals_95bc6672f29b097ee1468d2147eff885 } from '../../../content/catalogues/preset-totals.tsx'
import { TableControls as TableControls_a5c8c0d6f08591366319b4548b6c889c } from '../../../content/projects/table-controls.tsx'
import { WordFacts as WordFacts_21fcceb57b7037fbcadf38d9d00eaf0a } from '../../../content/words/word-parts.tsx'
import { PlaceCell as PlaceCell_21fcceb57b7037fbcadf38d9d00eaf0a } from '../../../content/words/word-parts.tsx'
import { WordTabs as WordTabs_21fcceb57b7037fbcadf38d9d00eaf0a } from '../../../content/words/word-parts.tsx'
import { AddressCell as AddressCell_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { PlaceCell as PlaceCell_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { StateCell as StateCell_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { DayCell as DayCell_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { NoField as NoField_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { RowActions as RowActions_394fc6ae3f829484b39d0b0c41aa00c1 } from '../../../links/row-actions.tsx'
import { LinkTabs as LinkTabs_d728e30cace5b95b3bed08ed73f29816 } from '../../../links/broken-links-list.tsx'
import { StateCell as StateCell_8f45d63efb4f58157b98de9be82c0915 } from '../../../leads/parts/cells.tsx'
import { StateSteps as StateSteps_14ec7c6c3cd52c89fb2fb92903b626ad } from '../../../inbox/steps/state-steps.tsx'
import { OwnerField as OwnerField_50cb8986d2f9e2c1112f1c43889a95d4 } from '../../../inbox/owner/owner-field.tsx'
import { LeadView as LeadView_7aaaf305584b9605365f270e8ce11880 } from '../../../inbox/lead-view/lead-view.tsx'
import { PhoneBar as PhoneBar_b8fe65a1d32e1365b9cac6fc6e559424 } from '../../../inbox/steps/phone-bar.tsx'
import { EnteredSource as EnteredSource_24cde13cf30c93d12fd7e6b034bcef5a } from '../../../inbox/by-hand/entered-fields.tsx'
import { EnteredSelect as EnteredSelect_24cde13cf30c93d12fd7e6b034bcef5a } from '../../../inbox/by-hand/entered-fields.tsx'
import { SenderCell as SenderCell_c6127de10b365f71dbad358d715a2db3 } from '../../../inbox/sender-cell.tsx'
import { EnteredText as EnteredText_24cde13cf30c93d12fd7e6b034bcef5a } from '../../../inbox/by-hand/entered-fields.tsx'
import { EnteredMail as EnteredMail_24cde13cf30c93d12fd7e6b034bcef5a } from '../../../inbox/by-hand/entered-fields.tsx'
import { EnteredTextarea as EnteredTextarea_24cde13cf30c93d12fd7e6b034bcef5a } from '../../../inbox/by-hand/entered-fields.tsx'
import { DeadlineCell as DeadlineCell_8f45d63efb4f58157b98de9be82c0915 } from '../../../leads/parts/cells.tsx'
import { TimeCell as TimeCell_8f45d63efb4f58157b98de9be82c0915 } from '../../../leads/parts/cells.tsx'
import { NextStepTime as NextStepTime_8f45d63efb4f58157b98de9be82c0915 } from '../../../leads/parts/cells.tsx'
import { NextStepDone as NextStepDone_aecc6d0f7001716c039997528ff445df } from '../../../leads/parts/next-step.tsx'
import { PersonActions as PersonActions_fa022ffa9afc73e074121440ab49665f } from '../../../inbox/person-actions.tsx'
import { InboxTabs as InboxTabs_64e614b18e674ca20116075e8fd06497 } from '../../../inbox/inbox-tabs.tsx'
import { ReceivedMail as ReceivedMail_fe36238f31edb8e1a759347955b97d54 } from '../../../conversation/inbound/received-mail.tsx'
import { MailSenderCell as MailSenderCell_20bdaf9a85ef318656cf5423ada59c21 } from '../../../conversation/inbound/sender-parts.tsx'
import { ProblemField as ProblemField_b57432fb88a7726140bd69da282285f5 } from '../../../conversation/inbound/problem-field.tsx'
import { SendAgainButton as SendAgainButton_5d98369ddc30e08963aa8ac7107ace84 } from '../../../leads/parts/send-again.tsx'
import { MessageTabs as MessageTabs_be0aa57e3217d7b4ca9622e713d4d80a } from '../../../conversation/inbound/message-tabs.tsx'
import { MarkedPlaceholdersClient as MarkedPlaceholdersClient_101c2fb6a00272f77b977832397e6484 } from '../../../conversation/marked-placeholders.tsx'
import { CallTime as CallTime_d292c0662c9e3e263911e2f5ccd6d21e } from '../../../inbox/lead-view/arranged-call.tsx'
import { CallerCell as CallerCell_9de93bdb9e505775c434ec3a8bae272c } from '../../../leads/calls/call-list.tsx'
import { TopicCell as TopicCell_9de93bdb9e505775c434ec3a8bae272c } from '../../../leads/calls/call-list.tsx'
import { CallTabs as CallTabs_9de93bdb9e505775c434ec3a8bae272c } from '../../../leads/calls/call-list.tsx'
import { EstimateField as EstimateField_36516f6ec93336258e66df22a1190ce1 } from '../../../leads/estimates/estimate.tsx'
import { WebhookTools as WebhookTools_9abbd7e068baed759894d2759c6bdb10 } from '../../../desk/channel-tools.tsx'
import { DeliveryStateCell as DeliveryStateCell_8f45d63efb4f58157b98de9be82c0915 } from '../../../leads/parts/cells.tsx'
import { DeliverAgain as DeliverAgain_5d98369ddc30e08963aa8ac7107ace84 } from '../../../leads/parts/send-again.tsx'
import { ApiKeyTools as ApiKeyTools_9abbd7e068baed759894d2759c6bdb10 } from '../../../desk/channel-tools.tsx'
import { DocumentCell as DocumentCell_b7ac5e86a5c2233ecb05649e76380c5a } from '../../../translations/board.tsx'
import { LanguageCell as LanguageCell_b7ac5e86a5c2233ecb05649e76380c5a } from '../../../translations/board.tsx'
import { TranslationTabs as TranslationTabs_b7ac5e86a5c2233ecb05649e76380c5a } from '../../../translations/board.tsx'
import { CurrentPassword as CurrentPassword_39d7be33dde8307a1cb3f99d401521b7 } from '../../../accounts/sign-in/account-panel.tsx'
import { HoursLabel as HoursLabel_d9cd105eb89f80ab0ef03ba839311671 } from '../../../leads/calls/hours-label.tsx'
import { PushField as PushField_01a34866b8b0dabaedb6f27ca30ddbeb } from '../../../desk/push-field.tsx'
import { AccountPanel as AccountPanel_39d7be33dde8307a1cb3f99d401521b7 } from '../../../accounts/sign-in/account-panel.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { MenuLabel as MenuLabel_4cde1649389b829db3dbac8c3d7205e9 } from '../../../kit/fields/labels.tsx'
import { Mark as Mark_2e17d28e380be9fd95ac2edb96889d03 } from '../../../kit/brand/brand.tsx'
import { Logo as Logo_2e17d28e380be9fd95ac2edb96889d03 } from '../../../kit/brand/brand.tsx'
import { StartPage as StartPage_a489371962408c31f1e2a1ab79a7bed0 } from '../../../app/start/start-page.tsx'
import { CalendarLink as CalendarLink_61dfadf86eeac4be4ddafd97cb58670f } from '../../../app/start/nav-links.tsx'
import { PipelineLink as PipelineLink_61dfadf86eeac4be4ddafd97cb58670f } from '../../../app/start/nav-links.tsx'
import { ResultsLink as ResultsLink_61dfadf86eeac4be4ddafd97cb58670f } from '../../../app/start/nav-links.tsx'
import { OfficeWords as OfficeWords_58c1263da067c43ca5a0dfa3e04cbd3e } from '../../../kit/office-words.tsx'
import { TypedFilters as TypedFilters_1e663f57f05d19b8dc4da0c5c11ffc92 } from '../../../kit/fields/days/typed-filters.tsx'
import { SessionInUse as SessionInUse_1d8014acf875dcec535c87e789f9c791 } from '../../../accounts/sign-in/session-in-use.tsx'
import { SignInView as SignInView_c9c0d6ca2b73aaf35ae05d657502c5b5 } from '../../../accounts/sign-in/sign-in-view.tsx'
import { CalendarView as CalendarView_0715b7a341935a6d83d942587e3fd731 } from '../../../publishing/schedule/calendar/calendar-view.tsx'
import { PersonView as PersonView_97627aa41079523ef3ddda643079e5ab } from '../../../inbox/person/person-view.tsx'
import { OfferView as OfferView_62fb4b590248b13f00a09fd2475adfa2 } from '../../../offers/form/offer-page.tsx'
import { PipelineView as PipelineView_b446bddb09a688c9ee54b3d222b15f32 } from '../../../inbox/pipeline/pipeline-view.tsx'
import { ResultsView as ResultsView_7f8699332be76d18066382b427a2e9f3 } from '../../../inbox/results/results-view.tsx'
import { TranslatorPage as TranslatorPage_122d831fff76cbb4cb02fd9dbfe5709b } from '../../../translations/translator-page.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/publishing/limited-rights.tsx#RightsNotice": RightsNotice_d2a04d17ecb97a5f9537bf42397bcd5e,
  "/content/editing/incomplete-notice.tsx#IncompleteNotice": IncompleteNotice_8afaff18747b8dd0c10369058f7e07be,
  "/publishing/schedule/planned-jobs.tsx#ScheduledNotice": ScheduledNotice_b43b5edde46ae202a3a9bfa42cbba273,
  "/content/templates/begin.tsx#BeginWith": BeginWith_7d01145eb2b9c563db2d31796f4ace36,
  "/kit/fields/labels.tsx#RequiredLabel": RequiredLabel_4cde1649389b829db3dbac8c3d7205e9,
  "/translations/original.tsx#OriginalActions": OriginalActions_107d3d76d24b6ae1319271be17474036,
  "/content/facts/fact-picker.tsx#FactPicker": FactPicker_0d8ca966a274a31485c76f937bdc4ab1,
  "/translations/original.tsx#Original": Original_107d3d76d24b6ae1319271be17474036,
  "/links/destinations.tsx#Destinations": Destinations_307ef6ea9a77da63772bc5007cc5f1c2,
  "/kit/fields/labels.tsx#BlockLabel": BlockLabel_4cde1649389b829db3dbac8c3d7205e9,
  "/kit/fields/labels.tsx#RowLabel": RowLabel_4cde1649389b829db3dbac8c3d7205e9,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/facts/rich-facts-client.tsx#RichFactsClient": RichFactsClient_8130e65ed24635ff8a26f1aa554e90c4,
  "/kit/fields/paste/clean-paste-client.tsx#CleanPasteClient": CleanPasteClient_e2ccfd42e93e9d5e5e9c5215f8ba2943,
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
  "/kit/fields/days/typed-date-field.tsx#TypedDateField": TypedDateField_7e64f13b635c0c868fd6b62e62e34919,
  "/publishing/shown-languages.tsx#ShownLanguages": ShownLanguages_538e1bede59767935fc7ea91ac83399d,
  "/publishing/shown-cell.tsx#ShownCell": ShownCell_b7df0828d159b16980bc938b809935bf,
  "/content/templates/begin.tsx#TemplateTabs": TemplateTabs_7d01145eb2b9c563db2d31796f4ace36,
  "/kit/form/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_46b5e867592fbb934c05de14ace79a0a,
  "/content/editing/field-from-preview.tsx#FieldFromPreview": FieldFromPreview_687ee4ff4db421e4120cb6c7fdc572da,
  "/translations/original.tsx#OpenSentences": OpenSentences_107d3d76d24b6ae1319271be17474036,
  "/content/editing/share-preview.tsx#SharePreview": SharePreview_f1de2f0b9a53c7eb609797958f9a8c42,
  "/content/editing/check-draft.tsx#CheckDraft": CheckDraft_0fa5f1075079f6529ad199168ea7db16,
  "/translations/give-to-translator.tsx#GiveToTranslator": GiveToTranslator_34e9fca49879b016a4923288609ab837,
  "/content/editing/publish-button.tsx#PublishButton": PublishButton_f8130610adf65845ad0cf3d7f241f8fe,
  "/publishing/limited-rights.tsx#UnpublishButton": UnpublishButton_d2a04d17ecb97a5f9537bf42397bcd5e,
  "/content/editing/list-page.tsx#ListPage": ListPage_b46891c32cc7465f28a1cf0323aa732e,
  "/content/media/uses.tsx#Uses": Uses_d0ee05140a8e92b37416b7f1d26643b6,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/content/media/media-tabs.tsx#MediaTabs": MediaTabs_0da787e013a12617c82a5a17aa93b539,
  "/links/table-controls.tsx#TableControls": TableControls_8f2679947bdbdf68ba254cc6bba08e36,
  "/content/facts/shown-fact.tsx#ShownFact": ShownFact_8c688d7b4ccfb21afd3225072512dc86,
  "/content/facts/shown-fact.tsx#ShownCell": ShownCell_8c688d7b4ccfb21afd3225072512dc86,
  "/content/catalogues/preset-totals.tsx#PresetTotals": PresetTotals_95bc6672f29b097ee1468d2147eff885,
  "/content/projects/table-controls.tsx#TableControls": TableControls_a5c8c0d6f08591366319b4548b6c889c,
  "/content/words/word-parts.tsx#WordFacts": WordFacts_21fcceb57b7037fbcadf38d9d00eaf0a,
  "/content/words/word-parts.tsx#PlaceCell": PlaceCell_21fcceb57b7037fbcadf38d9d00eaf0a,
  "/content/words/word-parts.tsx#WordTabs": WordTabs_21fcceb57b7037fbcadf38d9d00eaf0a,
  "/links/broken-links-list.tsx#AddressCell": AddressCell_d728e30cace5b95b3bed08ed73f29816,
  "/links/broken-links-list.tsx#PlaceCell": PlaceCell_d728e30cace5b95b3bed08ed73f29816,
  "/links/broken-links-list.tsx#StateCell": StateCell_d728e30cace5b95b3bed08ed73f29816,
  "/links/broken-links-list.tsx#DayCell": DayCell_d728e30cace5b95b3bed08ed73f29816,
  "/links/broken-links-list.tsx#NoField": NoField_d728e30cace5b95b3bed08ed73f29816,
  "/links/row-actions.tsx#RowActions": RowActions_394fc6ae3f829484b39d0b0c41aa00c1,
  "/links/broken-links-list.tsx#LinkTabs": LinkTabs_d728e30cace5b95b3bed08ed73f29816,
  "/leads/parts/cells.tsx#StateCell": StateCell_8f45d63efb4f58157b98de9be82c0915,
  "/inbox/steps/state-steps.tsx#StateSteps": StateSteps_14ec7c6c3cd52c89fb2fb92903b626ad,
  "/inbox/owner/owner-field.tsx#OwnerField": OwnerField_50cb8986d2f9e2c1112f1c43889a95d4,
  "/inbox/lead-view/lead-view.tsx#LeadView": LeadView_7aaaf305584b9605365f270e8ce11880,
  "/inbox/steps/phone-bar.tsx#PhoneBar": PhoneBar_b8fe65a1d32e1365b9cac6fc6e559424,
  "/inbox/by-hand/entered-fields.tsx#EnteredSource": EnteredSource_24cde13cf30c93d12fd7e6b034bcef5a,
  "/inbox/by-hand/entered-fields.tsx#EnteredSelect": EnteredSelect_24cde13cf30c93d12fd7e6b034bcef5a,
  "/inbox/sender-cell.tsx#SenderCell": SenderCell_c6127de10b365f71dbad358d715a2db3,
  "/inbox/by-hand/entered-fields.tsx#EnteredText": EnteredText_24cde13cf30c93d12fd7e6b034bcef5a,
  "/inbox/by-hand/entered-fields.tsx#EnteredMail": EnteredMail_24cde13cf30c93d12fd7e6b034bcef5a,
  "/inbox/by-hand/entered-fields.tsx#EnteredTextarea": EnteredTextarea_24cde13cf30c93d12fd7e6b034bcef5a,
  "/leads/parts/cells.tsx#DeadlineCell": DeadlineCell_8f45d63efb4f58157b98de9be82c0915,
  "/leads/parts/cells.tsx#TimeCell": TimeCell_8f45d63efb4f58157b98de9be82c0915,
  "/leads/parts/cells.tsx#NextStepTime": NextStepTime_8f45d63efb4f58157b98de9be82c0915,
  "/leads/parts/next-step.tsx#NextStepDone": NextStepDone_aecc6d0f7001716c039997528ff445df,
  "/inbox/person-actions.tsx#PersonActions": PersonActions_fa022ffa9afc73e074121440ab49665f,
  "/inbox/inbox-tabs.tsx#InboxTabs": InboxTabs_64e614b18e674ca20116075e8fd06497,
  "/conversation/inbound/received-mail.tsx#ReceivedMail": ReceivedMail_fe36238f31edb8e1a759347955b97d54,
  "/conversation/inbound/sender-parts.tsx#MailSenderCell": MailSenderCell_20bdaf9a85ef318656cf5423ada59c21,
  "/conversation/inbound/problem-field.tsx#ProblemField": ProblemField_b57432fb88a7726140bd69da282285f5,
  "/leads/parts/send-again.tsx#SendAgainButton": SendAgainButton_5d98369ddc30e08963aa8ac7107ace84,
  "/conversation/inbound/message-tabs.tsx#MessageTabs": MessageTabs_be0aa57e3217d7b4ca9622e713d4d80a,
  "/conversation/marked-placeholders.tsx#MarkedPlaceholdersClient": MarkedPlaceholdersClient_101c2fb6a00272f77b977832397e6484,
  "/inbox/lead-view/arranged-call.tsx#CallTime": CallTime_d292c0662c9e3e263911e2f5ccd6d21e,
  "/leads/calls/call-list.tsx#CallerCell": CallerCell_9de93bdb9e505775c434ec3a8bae272c,
  "/leads/calls/call-list.tsx#TopicCell": TopicCell_9de93bdb9e505775c434ec3a8bae272c,
  "/leads/calls/call-list.tsx#CallTabs": CallTabs_9de93bdb9e505775c434ec3a8bae272c,
  "/leads/estimates/estimate.tsx#EstimateField": EstimateField_36516f6ec93336258e66df22a1190ce1,
  "/desk/channel-tools.tsx#WebhookTools": WebhookTools_9abbd7e068baed759894d2759c6bdb10,
  "/leads/parts/cells.tsx#DeliveryStateCell": DeliveryStateCell_8f45d63efb4f58157b98de9be82c0915,
  "/leads/parts/send-again.tsx#DeliverAgain": DeliverAgain_5d98369ddc30e08963aa8ac7107ace84,
  "/desk/channel-tools.tsx#ApiKeyTools": ApiKeyTools_9abbd7e068baed759894d2759c6bdb10,
  "/translations/board.tsx#DocumentCell": DocumentCell_b7ac5e86a5c2233ecb05649e76380c5a,
  "/translations/board.tsx#LanguageCell": LanguageCell_b7ac5e86a5c2233ecb05649e76380c5a,
  "/translations/board.tsx#TranslationTabs": TranslationTabs_b7ac5e86a5c2233ecb05649e76380c5a,
  "/accounts/sign-in/account-panel.tsx#CurrentPassword": CurrentPassword_39d7be33dde8307a1cb3f99d401521b7,
  "/leads/calls/hours-label.tsx#HoursLabel": HoursLabel_d9cd105eb89f80ab0ef03ba839311671,
  "/desk/push-field.tsx#PushField": PushField_01a34866b8b0dabaedb6f27ca30ddbeb,
  "/accounts/sign-in/account-panel.tsx#AccountPanel": AccountPanel_39d7be33dde8307a1cb3f99d401521b7,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/kit/fields/labels.tsx#MenuLabel": MenuLabel_4cde1649389b829db3dbac8c3d7205e9,
  "/kit/brand/brand.tsx#Mark": Mark_2e17d28e380be9fd95ac2edb96889d03,
  "/kit/brand/brand.tsx#Logo": Logo_2e17d28e380be9fd95ac2edb96889d03,
  "/app/start/start-page.tsx#StartPage": StartPage_a489371962408c31f1e2a1ab79a7bed0,
  "/app/start/nav-links.tsx#CalendarLink": CalendarLink_61dfadf86eeac4be4ddafd97cb58670f,
  "/app/start/nav-links.tsx#PipelineLink": PipelineLink_61dfadf86eeac4be4ddafd97cb58670f,
  "/app/start/nav-links.tsx#ResultsLink": ResultsLink_61dfadf86eeac4be4ddafd97cb58670f,
  "/kit/office-words.tsx#OfficeWords": OfficeWords_58c1263da067c43ca5a0dfa3e04cbd3e,
  "/kit/fields/days/typed-filters.tsx#TypedFilters": TypedFilters_1e663f57f05d19b8dc4da0c5c11ffc92,
  "/accounts/sign-in/session-in-use.tsx#SessionInUse": SessionInUse_1d8014acf875dcec535c87e789f9c791,
  "/accounts/sign-in/sign-in-view.tsx#SignInView": SignInView_c9c0d6ca2b73aaf35ae05d657502c5b5,
  "/publishing/schedule/calendar/calendar-view.tsx#CalendarView": CalendarView_0715b7a341935a6d83d942587e3fd731,
  "/inbox/person/person-view.tsx#PersonView": PersonView_97627aa41079523ef3ddda643079e5ab,
  "/offers/form/offer-page.tsx#OfferView": OfferView_62fb4b590248b13f00a09fd2475adfa2,
  "/inbox/pipeline/pipeline-view.tsx#PipelineView": PipelineView_b446bddb09a688c9ee54b3d222b15f32,
  "/inbox/results/results-view.tsx#ResultsView": ResultsView_7f8699332be76d18066382b427a2e9f3,
  "/translations/translator-page.tsx#TranslatorPage": TranslatorPage_122d831fff76cbb4cb02fd9dbfe5709b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
