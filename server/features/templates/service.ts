import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { holdsWords } from '../../../domain/search.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import { inOrder, type Order } from '../../database/statements.ts'
import type { QueryOf } from '../../http/call.ts'
import { copyPaper, type NewDimension, readDimensions } from '../../records/paper/copying.ts'
import { loadPaper, wirePaper } from '../../records/paper/paper.ts'
import { FIRST_VERSION } from '../../records/paper/reads.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { questionnaireInfo } from '../../records/questionnaire/info.ts'
import { insertNewQuestionnaire } from '../../records/questionnaire/newQuestionnaire.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { findQuestionnaire } from '../../records/questionnaire/store.ts'
import { searchText, storedTitle } from '../../records/questionnaire/title.ts'
import { infoOf, shippedContent, shippedInfos, type TemplateInfo } from './shipped.ts'
import * as store from './store.ts'

export interface TemplateCaller {
  enterpriseId: number
  employeeId: number
  language: Language
}

export interface TemplateSort {
  sort: NonNullable<QueryOf<'listTemplates'>['sort']>
  order: Order
}

/** What contentJson holds; a shipped template is made into the same. */
interface Content {
  paper: Parameters<typeof wirePaper>[0]
  dimensions: NewDimension[]
  language: Language
}

/** The template library: shipped and own (spec §3 "Template paper query", §7 "Templates"). */
export function createTemplatesService(context: ServiceContext) {
  const { database, ids, now } = context

  return {
    async list(
      caller: TemplateCaller,
      input: { keyword?: string; publicPaper?: boolean; offset: number; limit: number },
      sort: TemplateSort,
    ) {
      const all = await database.read((db) => listTemplates(db, caller, input, sort))
      return { items: all.slice(input.offset, input.offset + input.limit), total: all.length }
    },

    async get({ enterpriseId }: TemplateCaller, id: number) {
      const shipped = shippedInfos('zh').find((template) => template.id === id)
      if (shipped !== undefined) return shipped
      return ownInfo(await database.read((db) => getOwn(db, enterpriseId, id)))
    },

    async getPaper({ enterpriseId }: TemplateCaller, id: number) {
      const { paper } = await database.read((db) => getContent(db, enterpriseId, id))
      return wirePaper(paper, FIRST_VERSION)
    },

    /** A draft with the template's paper, dimensions and bindings. */
    async use(caller: TemplateCaller, id: number, input: { type?: 1 | 2; title?: string }) {
      const { enterpriseId, employeeId: createdBy } = caller
      return database.write(async (db) => {
        const content = copyContent(await getContent(db, enterpriseId, id), ids.newId)
        const made = await insertNewQuestionnaire(context, db, {
          ...content,
          enterpriseId,
          createdBy,
          title: input.title === undefined ? content.paper.title : storedTitle(input.title),
          summary: content.paper.summary,
          type: input.type ?? 1,
        })
        return questionnaireInfo(db, await getQuestionnaire(db, enterpriseId, made))
      })
    },

    /** Keeps a copy of a template, or of a questionnaire's paper, among the enterprise's own. */
    async copyToTemplate({ enterpriseId }: TemplateCaller, id: number) {
      const row = await database.write(async (db) => {
        const source = (await questionnaireContent(db, enterpriseId, id)) ?? (await getContent(db, enterpriseId, id))
        const content = copyContent(source, ids.newId)
        const { publicPaper: _, ...info } = infoOf(ids.newId(), content, false, now().toISOString())
        const search = `${searchText(info.title)} ${searchText(info.summary)}`
        const contentJson = JSON.stringify({ paper: content.paper, dimensions: content.dimensions })
        const made = { ...info, enterpriseId, contentJson, search, deletedAt: null }
        await store.insertTemplate(db, made)
        return made
      })
      return ownInfo(row)
    },

    async remove(caller: TemplateCaller, id: number) {
      await database.write((db) => removeTemplates(db, caller, [id], now().toISOString()))
    },

    async restore({ enterpriseId }: TemplateCaller, id: number) {
      return database.write(async (db) => {
        await bringBackTemplates(db, enterpriseId, [id])
        return ownInfo(await getOwn(db, enterpriseId, id))
      })
    },
  }
}

export type TemplatesService = ReturnType<typeof createTemplatesService>

interface TemplateFilter {
  keyword?: string | undefined
  publicPaper?: boolean | undefined
}

/** Every template the filters let through, in their order. */
export async function listTemplates(
  db: Handle,
  caller: Pick<TemplateCaller, 'enterpriseId' | 'language'>,
  input: TemplateFilter,
  sort: TemplateSort,
): Promise<TemplateInfo[]> {
  const holds = holdsWords(input.keyword)
  const shipped = shippedInfos(caller.language).filter(({ title, summary }) =>
    holds(searchText(title), searchText(summary)),
  )
  const own = await store.listTemplates(db, caller.enterpriseId, input.keyword)
  const keys = new Map(own.map(({ id, sortKey }) => [id, sortKey]))
  return ordered(
    input.publicPaper === false ? [] : shipped,
    input.publicPaper === true ? [] : own.map(ownInfo),
    sort,
    (template) => keys.get(template.id) ?? sortKeyOf(template.title),
  )
}

/**
 * Brings removed ones back; answers those that were gone. The enterprise is locked first, as it is for removing: one
 * statement upon many rows takes them in an order of the engine's own, now this, now that.
 */
export async function bringBackTemplates(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<number[]> {
  await lockEnterprise(db, enterpriseId)
  return store.setDeleted(db, enterpriseId, ids, null)
}

/** Removes some of the enterprise's own; shipped ones and those that are not there are refused. */
export async function removeTemplates(
  db: Handle,
  { enterpriseId, language }: Pick<TemplateCaller, 'enterpriseId' | 'language'>,
  ids: number[],
  moment: string,
): Promise<number[]> {
  if (ids.some((id) => shippedContent(id) !== undefined)) {
    throw invalidInput('id', translateServer(language, 'input.shippedTemplate'))
  }
  await lockEnterprise(db, enterpriseId)
  const gone = await store.setDeleted(db, enterpriseId, ids, moment)
  if (gone.length < ids.length) throw new BusinessError('NOT_FOUND')
  return gone
}

/** Shipped ones in their own order and own ones the newest first; or by a value, then by id. */
function ordered(
  shipped: TemplateInfo[],
  own: TemplateInfo[],
  { sort, order }: TemplateSort,
  sortKeyOfTitle: (template: TemplateInfo) => string,
): TemplateInfo[] {
  if (sort === 'publicPaper') return order === 'desc' ? [...shipped, ...own] : [...own, ...shipped]
  const byId = inOrder([...shipped, ...own], order, ({ id }) => id)
  return inOrder(byId, order, (template) => (sort === 'title' ? sortKeyOfTitle(template) : template[sort]))
}

function ownInfo(
  row: Omit<store.TemplateRow, 'enterpriseId' | 'contentJson' | 'search' | 'sortKey' | 'deletedAt'>,
): TemplateInfo {
  const { id, title, summary, questionCount, pageCount, createdAt } = row
  const language = row.language === 'en' ? 'en' : 'zh'
  return { id, title, summary, publicPaper: false, questionCount, pageCount, language, createdAt }
}

async function getOwn(db: Handle, enterpriseId: number, id: number): Promise<store.TemplateRow> {
  const row = await store.findTemplate(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

async function getContent(db: Handle, enterpriseId: number, id: number): Promise<Content> {
  const shipped = shippedContent(id)
  if (shipped !== undefined) return shipped
  const row = await getOwn(db, enterpriseId, id)
  const content = JSON.parse(row.contentJson) as Pick<Content, 'paper' | 'dimensions'>
  return { ...content, language: row.language === 'en' ? 'en' : 'zh' }
}

async function questionnaireContent(db: Handle, enterpriseId: number, id: number): Promise<Content | undefined> {
  const row = await findQuestionnaire(db, enterpriseId, id)
  if (row === undefined) return undefined
  const paper = await loadPaper(db, enterpriseId, id, row)
  const same = new Map(paper.pages.flatMap((page) => page.questions.map((question) => [question.id, question.id])))
  return {
    paper,
    dimensions: await readDimensions(db, enterpriseId, id, same),
    language: readSetting(row).language,
  }
}

/** The content under ids of its own, so that nothing is ever shared between two papers. */
function copyContent({ paper, dimensions, language }: Content, newId: () => number): Content {
  const copied = copyPaper(paper, newId)
  return {
    language,
    paper: copied.paper,
    dimensions: dimensions.map((dimension) => ({
      ...dimension,
      questionIds: dimension.questionIds.flatMap((questionId) => copied.questionIds.get(questionId) ?? []),
    })),
  }
}
