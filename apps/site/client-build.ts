import type { Plugin } from 'vite';

const ID = 'virtual:client-build';
const RESOLVED = `\0${ID}`;
const MESSAGES = /i18n\/messages\/(\w\w)\/index\.ts$/;

/**
 * Tells the server's build what is in the browser's: which files the words of a language need, so
 * that a document can name them before the entry runs and asks for them, and the styles themselves.
 */
export function clientBuild(): Plugin {
  const messageFiles: Record<string, string[]> = {};
  const styles: Record<string, string> = {};
  return {
    name: 'client-build',
    // The browser's build comes first, and the plugin is the same one in both.
    sharedDuringBuild: true,
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          if (file.fileName.endsWith('.css')) styles[`/${file.fileName}`] = file.source.toString();
        } else {
          const locale = MESSAGES.exec(file.facadeModuleId ?? '')?.[1];
          const needed = [file.fileName, ...file.imports].map((name) => `/${name}`);
          if (locale) messageFiles[locale] = needed;
        }
      }
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      if (this.environment.mode === 'build' && Object.keys(messageFiles).length === 0) {
        this.error(`No file of the browser's build has the words of a language (${MESSAGES})`);
      }
      return [
        `export const messageFiles = ${JSON.stringify(messageFiles)};`,
        `export const styles = ${JSON.stringify(styles)};`,
      ].join('\n');
    },
  };
}
