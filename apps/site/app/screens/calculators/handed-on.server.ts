/** What the stage before hands on beside the address, from a browser without scripts. */
export interface HandedOn {
  kind: 'handed-on';
  notes: string;
  users: string;
}

/**
 * Tells the form of the stage before from the lead form of this one, which alone may bring files
 * and is therefore multipart. `null` for the latter, whose body is left unread.
 */
export async function handedOn(request: Request): Promise<HandedOn | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return null;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  return { kind: 'handed-on', notes: text('notes'), users: text('users') };
}
