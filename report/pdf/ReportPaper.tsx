import { useMemo } from 'react'
import type { Language } from '../translate.ts'
import { combinedPaper } from './combined/paper.ts'
import type { Papers } from './papers.ts'
import { personalPaper } from './personal/paper.ts'
import { teamPaper } from './team/paper.ts'
import type { Writer } from './typesetting/blocks.ts'
import { Paper, type PaperParts } from './typesetting/Paper.tsx'
import { writerIn } from './writer.ts'

/** Any report on A4, for whatever prints them: the server's worker and the page's. The fonts it needs are loaded before. */
export function ReportPaper({ papers, language }: { papers: Papers; language: Language }) {
  const { writer, parts } = useMemo(() => {
    const own = writerIn(language)
    return { writer: own, parts: partsOf(own, papers) }
  }, [papers, language])
  return <Paper writer={writer} {...parts} />
}

function partsOf(writer: Writer, papers: Papers): PaperParts {
  if (papers.kind === 'team') return teamPaper(writer, papers.report)
  if (papers.kind === 'combined') return combinedPaper(writer, papers.report)
  return personalPaper(writer, papers)
}
