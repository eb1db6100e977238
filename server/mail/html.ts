/** The same mail as simple HTML: paragraphs and one link, everything else escaped. */
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** HTML of a plain text; `link`, where the text has it, becomes the only thing to click on. */
export function htmlOf(text: string, link: string | null): string {
  const escaped = escapeHtml(text)
  const address = link === null ? null : escapeHtml(link)
  const linked = address === null ? escaped : escaped.replaceAll(address, () => `<a href="${address}">${address}</a>`)
  const paragraphs = linked.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>\n')}</p>`)
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.6;max-width:36em'
  return `<!doctype html>\n<html><head><meta charset="utf-8"></head><body style="${style}">\n${paragraphs.join('\n')}\n</body></html>\n`
}
