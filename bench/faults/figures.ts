/** A figure that the service gives; `NaN` when it does not. */
export async function figure(api: string, name: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
