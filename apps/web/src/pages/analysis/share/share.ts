/** Files out of the page: through the system's own sharing where there is one, else as a download. */
import { downloadFile } from '../../../storage/download.ts';

export async function shareOrSave(file: File): Promise<'shared' | 'saved'> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch {
      // Called off by the person, or not possible after all.
    }
  }
  downloadFile(file);
  return 'saved';
}
