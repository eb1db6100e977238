/** The PDF worker of the page: the same document as the server's (report/pdf), printed by the browser. */
import { pdf } from '@react-pdf/renderer'
import { registerFallback, registerFonts } from '../pdf/fonts.ts'
import { ReportPaper } from '../pdf/ReportPaper.tsx'
import { asPdfFailure } from './failure.ts'
import type { PaperAnswer, PaperFonts, PaperRequest } from './protocol.ts'

// react-pdf's layout asks Node's Buffer whether a picture is one, in browsers, too, where it is none: without an answer it
// warned of each and forgot under which name it keeps the picture.
Object.assign(self, { Buffer: { isBuffer: () => false } })

self.addEventListener('message', ({ data }: MessageEvent<PaperRequest>) => void answer(data))

const say = (news: PaperAnswer) => self.postMessage(news)

async function answer({ fonts, language, ...papers }: PaperRequest): Promise<void> {
  try {
    if (fonts !== undefined) await register(fonts)
    say({ kind: 'writing' })
    const paper = <ReportPaper papers={papers} language={language} />
    say({ kind: 'done', pdf: await pdf(paper).toBlob() })
  } catch (error) {
    const { reason, message } = asPdfFailure(error)
    say({ kind: 'failed', reason, detail: message })
  }
}

/** As addresses: the renderer takes no bytes. */
async function register({ fallbacks, ...fonts }: PaperFonts): Promise<void> {
  const regular = URL.createObjectURL(fonts.regular)
  const bold = URL.createObjectURL(fonts.bold)
  await registerFonts({ regular, bold })
  URL.revokeObjectURL(regular)
  URL.revokeObjectURL(bold)
  for (const { family, font } of fallbacks) {
    const address = URL.createObjectURL(font)
    await registerFallback(family, address)
    URL.revokeObjectURL(address)
  }
}
