import type { FormType } from '@osnowa/contract';
import type { Access, CollectionConfig, FieldAccess, Where } from 'payload';
import { hasRole } from './roles.ts';

/** Which leads a person works on: all, all but job applications, job applications only, or none. */
export type LeadScope = 'all' | 'sales' | 'recruiting' | 'none';

export function leadScope(user: unknown): LeadScope {
  const sales = hasRole(user, 'sales');
  const recruiter = hasRole(user, 'recruiter');
  if (hasRole(user, 'admin', 'manager') || (sales && recruiter)) return 'all';
  if (sales) return 'sales';
  return recruiter ? 'recruiting' : 'none';
}

const SCOPE_FILTERS: Record<LeadScope, boolean | Where> = {
  all: true,
  sales: { formType: { not_equals: 'career' } },
  recruiting: { formType: { equals: 'career' } },
  none: false,
};

/** Leads, messages about them and their files: those of the signed-in person's scope. */
export const ownLeads: Access = ({ req: { user } }) => SCOPE_FILTERS[leadScope(user)];

export const administrators: Access = ({ req: { user } }) => hasRole(user, 'admin');

/** No person at all: only the application writes such records and fields. */
export const deniedToAll = () => false;

/** A visitor's words are evidence: they are shown and never changed. */
export const evidence: { create: FieldAccess; update: FieldAccess } = {
  create: deniedToAll,
  update: deniedToAll,
};

/** Whether this person enters leads by hand; applications come by their form only. */
export function entersLeads({ req: { user } }: { req: { user: unknown } }): boolean {
  return ['all', 'sales'].includes(leadScope(user));
}

/** Fields that a salesperson fills in for a lead entered by hand; later they are evidence, too. */
export const enteredOnce: { create: FieldAccess; update: FieldAccess } = {
  create: entersLeads,
  update: deniedToAll,
};

/** The same, and the address of a mail's sender, which is read out of a forwarded text. */
export const enteredOrRead: { create: FieldAccess; update: FieldAccess } = {
  create: entersLeads,
  update: ({ doc }) => doc?.source === 'mail',
};

/** Whether this person works on leads at all; the menu entries are hidden from others. */
export function seesLeads(user: unknown): boolean {
  return leadScope(user) !== 'none';
}

/** Whether a person may work on leads of a form. */
export function seesForm(user: unknown, formType: FormType): boolean {
  return scopeHas(leadScope(user), formType);
}

/** Everybody who works on leads reads the settings of lead management … */
export const readsSettings: Access = ({ req: { user } }) => seesLeads(user);

/** … and managers and administrators change them. */
export const changesSettings: Access = ({ req: { user } }) => hasRole(user, 'admin', 'manager');

/** Whether this person manages the list of newsletter subscribers. */
export function managesSubscribers({ req: { user } }: { req: { user: unknown } }): boolean {
  return hasRole(user, 'admin', 'sales');
}

export function scopeHas(scope: LeadScope, formType: FormType): boolean {
  if (scope === 'sales') return formType !== 'career';
  if (scope === 'recruiting') return formType === 'career';
  return scope === 'all';
}

/** People who connect leads with other programs: webhooks, their deliveries and API keys. */
export function managesChannels({ req: { user } }: { req: { user: unknown } }): boolean {
  return hasRole(user, 'admin', 'manager');
}

/** The same for a collection. */
export const channelAccess = {
  create: managesChannels,
  read: managesChannels,
  update: managesChannels,
  delete: managesChannels,
};

/** Records of the program: no person reads or changes them as documents. */
export const forProgram = {
  admin: { hidden: true },
  access: { create: deniedToAll, read: deniedToAll, update: deniedToAll, delete: deniedToAll },
  lockDocuments: false,
} as const satisfies Partial<CollectionConfig>;
