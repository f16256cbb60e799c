import { IncompleteNotice as IncompleteNotice_3beb0a8065b088b8837fe97821c54928 } from '../../../editing/incomplete-notice.tsx'
import { RequiredLabel as RequiredLabel_d1bf75d6ef22d503468fe2866becafb4 } from '../../../fields/admin/required-label.tsx'
import { BlockLabel as BlockLabel_a4c13252adf171bb923c0b416a38a030 } from '../../../fields/admin/block-label.tsx'
import { RowLabel as RowLabel_04d7d563cce22ae1b12a09a7a9628059 } from '../../../fields/admin/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { KeepUnsaved as KeepUnsaved_2a7abd8d776c44060012b003017b33fc } from '../../../editing/keep-unsaved.tsx'
import { TableControls as TableControls_1c5e835bf0aa59eabcfe7481c33c0e1d } from '../../../redirects/admin/table-controls.tsx'
import { StateCell as StateCell_d2ad6c11ab1ce14bb953b57cc90cbd3d } from '../../../desk/cells.tsx'
import { StateSteps as StateSteps_8cfe31def2caefe2e93b2c5453e1cc72 } from '../../../desk/state-steps.tsx'
import { Letter as Letter_b06fb83fa35d949dcfc7f58d7ea87d08 } from '../../../desk/letter/letter.tsx'
import { ClockCell as ClockCell_d2ad6c11ab1ce14bb953b57cc90cbd3d } from '../../../desk/cells.tsx'
import { PersonActions as PersonActions_873e48c34fcfe654df6f079c2b44921f } from '../../../desk/person-actions.tsx'
import { SenderCell as SenderCell_d2ad6c11ab1ce14bb953b57cc90cbd3d } from '../../../desk/cells.tsx'
import { TimeCell as TimeCell_d2ad6c11ab1ce14bb953b57cc90cbd3d } from '../../../desk/cells.tsx'
import { InboxTabs as InboxTabs_6ea90e36855468288dada7cee6d04f71 } from '../../../desk/inbox-tabs.tsx'
import { SendAgainButton as SendAgainButton_5c321b9cebebcc5ab533fd9669dadbe4 } from '../../../desk/send-again-button.tsx'
import { MessageTabs as MessageTabs_d9f7e59cffbd85f557be05b98fda8123 } from '../../../desk/message-tabs.tsx'
import { Mark as Mark_4365739da573d9a4da29ce3474026ff5 } from '../../../desk/brand.tsx'
import { Logo as Logo_4365739da573d9a4da29ce3474026ff5 } from '../../../desk/brand.tsx'
import { StartPage as StartPage_d780ca07890368228f548ada6ecd55ef } from '../../../desk/start/start-page.tsx'
import { ForgetText as ForgetText_c439400b6eb64a66941179cc76791cd0 } from '../../../editing/forget-text.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/incomplete-notice.tsx#IncompleteNotice": IncompleteNotice_3beb0a8065b088b8837fe97821c54928,
  "/fields/admin/required-label.tsx#RequiredLabel": RequiredLabel_d1bf75d6ef22d503468fe2866becafb4,
  "/fields/admin/block-label.tsx#BlockLabel": BlockLabel_a4c13252adf171bb923c0b416a38a030,
  "/fields/admin/row-label.tsx#RowLabel": RowLabel_04d7d563cce22ae1b12a09a7a9628059,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
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
  "/editing/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_2a7abd8d776c44060012b003017b33fc,
  "/redirects/admin/table-controls.tsx#TableControls": TableControls_1c5e835bf0aa59eabcfe7481c33c0e1d,
  "/desk/cells.tsx#StateCell": StateCell_d2ad6c11ab1ce14bb953b57cc90cbd3d,
  "/desk/state-steps.tsx#StateSteps": StateSteps_8cfe31def2caefe2e93b2c5453e1cc72,
  "/desk/letter/letter.tsx#Letter": Letter_b06fb83fa35d949dcfc7f58d7ea87d08,
  "/desk/cells.tsx#ClockCell": ClockCell_d2ad6c11ab1ce14bb953b57cc90cbd3d,
  "/desk/person-actions.tsx#PersonActions": PersonActions_873e48c34fcfe654df6f079c2b44921f,
  "/desk/cells.tsx#SenderCell": SenderCell_d2ad6c11ab1ce14bb953b57cc90cbd3d,
  "/desk/cells.tsx#TimeCell": TimeCell_d2ad6c11ab1ce14bb953b57cc90cbd3d,
  "/desk/inbox-tabs.tsx#InboxTabs": InboxTabs_6ea90e36855468288dada7cee6d04f71,
  "/desk/send-again-button.tsx#SendAgainButton": SendAgainButton_5c321b9cebebcc5ab533fd9669dadbe4,
  "/desk/message-tabs.tsx#MessageTabs": MessageTabs_d9f7e59cffbd85f557be05b98fda8123,
  "/desk/brand.tsx#Mark": Mark_4365739da573d9a4da29ce3474026ff5,
  "/desk/brand.tsx#Logo": Logo_4365739da573d9a4da29ce3474026ff5,
  "/desk/start/start-page.tsx#StartPage": StartPage_d780ca07890368228f548ada6ecd55ef,
  "/editing/forget-text.tsx#ForgetText": ForgetText_c439400b6eb64a66941179cc76791cd0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
