import { join, resolve } from 'node:path'

const fonts = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts/noto-sans-sc')

/**
 * The fontconfig file that names only the Noto fonts of npm, so that a screenshot looks the same
 * on every machine and Chinese is never a row of boxes.
 */
export function fontsConfig(cache: string): string {
  const folders = ['400Regular', '500Medium', '700Bold'].map((weight) => `<dir>${join(fonts, weight)}</dir>`)
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (family) => `<alias><family>${family}</family><prefer><family>Noto Sans SC</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...folders, `<cachedir>${cache}</cachedir>`, ...aliases].join('\n')}
</fontconfig>
`
}
