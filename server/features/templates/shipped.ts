/** The templates that come with the product, under small fixed ids that no id of the database reaches. */
import { type TemplatePaper, templatePaper } from '../../../domain/templates/convert.ts'
import { leadershipTemplates } from '../../../domain/templates/leadership.ts'
import type { ShippedTemplate } from '../../../domain/templates/model.ts'

/** Ids are for ever: a new template takes the next one. */
const SHIPPED: ReadonlyMap<number, ShippedTemplate> = new Map([
  [1, leadershipTemplates.zh],
  [2, leadershipTemplates.en],
])

/** Pages and questions of shipped template n get ids from n times this on. */
const IDS_A_TEMPLATE = 100_000

const SHIPPED_SINCE = '2026-01-01T00:00:00.000Z'

export interface TemplateInfo {
  id: number
  title: string
  summary: string
  publicPaper: boolean
  questionCount: number
  pageCount: number
  language: 'zh' | 'en'
  createdAt: string
}

export interface TemplateContent extends TemplatePaper {
  language: 'zh' | 'en'
}

/** A shipped template as a paper with its dimensions; the same ids every time. */
export function shippedContent(id: number): TemplateContent | undefined {
  const template = SHIPPED.get(id)
  if (template === undefined) return undefined
  let last = id * IDS_A_TEMPLATE
  const content = templatePaper(template, () => {
    last += 1
    return last
  })
  return { ...content, language: template.language }
}

/** All shipped templates, those in the caller's language first. */
export function shippedInfos(language: 'zh' | 'en'): TemplateInfo[] {
  const infos = [...SHIPPED.keys()].flatMap((id) => {
    const content = shippedContent(id)
    return content === undefined ? [] : [infoOf(id, content, true, SHIPPED_SINCE)]
  })
  return infos.sort((a, b) => Number(b.language === language) - Number(a.language === language) || a.id - b.id)
}

/** What a list shows of a template. */
export function infoOf(
  id: number,
  { paper, language }: Pick<TemplateContent, 'paper' | 'language'>,
  publicPaper: boolean,
  createdAt: string,
): TemplateInfo {
  return {
    id,
    title: paper.title,
    summary: paper.summary,
    publicPaper,
    questionCount: paper.pages.reduce((sum, page) => sum + page.questions.length, 0),
    pageCount: paper.pages.length,
    language,
    createdAt,
  }
}
