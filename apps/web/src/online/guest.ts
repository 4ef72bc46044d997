/** Who this browser is to the server: a name; the rest is in a cookie that no script reads. */
import { changeSettings } from '../settings/settings.ts';
import { api } from './api.ts';

/** Makes a guest of this browser where it is none, and keeps the name for the next time. */
export async function comeAs(name: string): Promise<void> {
  const known = await api.guest();
  if (known?.name !== name) await api.setName(name);
  changeSettings({ name });
}
