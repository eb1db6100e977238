import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { manageCatalogue, translateManage } from '../messages/manage.ts'
import { documentTitle, isInsideQuestionnaire, redirects, routes } from './routes.ts'

const Q = '/questionnaire'

/** The table of spec §2 with the title each route gives the document. */
const SPEC = [
  ['/manage', '问卷管理'],
  ['/add/history', '从历史问卷创建'],
  ['/add/template', '从模板库创建'],
  ['/addwizard', '新建问卷'],
  ['/addwizard/history', '新建问卷：选择历史问卷'],
  ['/addwizard/template', '新建问卷：选择模板'],
  [`${Q}/7`, '问卷'],
  [`${Q}/relation/7`, '设置评价关系'],
  [`${Q}/edit/dimension/7`, '设置问卷指标'],
  [`${Q}/edit/survey/7`, '编辑问卷'],
  [`${Q}/edit/relation/7`, '设置问卷评价关系'],
  [`${Q}/edit/appearance/7`, ''],
  [`${Q}/edit/settings/7`, '问卷设置'],
  [`${Q}/publish/template/7`, '启动问卷'],
  [`${Q}/publish/stats/7`, '回收进度'],
  [`${Q}/publish/details/7`, '回收进度明细'],
  [`${Q}/reports/summary/rankList/7`, '团队得分排名'],
  [`${Q}/reports/summary/details/7`, '团队得分明细'],
  [`${Q}/reports/personal/indexScoreStats/7`, '个人指标得分统计'],
  [`${Q}/reports/personal/indexScoreDetails/7`, '个人指标得分明细'],
  [`${Q}/reports/personal/report/7`, '个人报告'],
  [`${Q}/reports/summary/report/7`, '团队报告'],
  [`${Q}/reports/test`, '报告测试页'],
  ['/reports/global', '综合报告'],
] as const

const zh = (key: string) => translateManage('zh', key)
const en = (key: string) => translateManage('en', key)
const entryAt = (address: string) => routes.find(({ path }) => matchPath(path, address) !== null)

describe('the routes of spec §2', () => {
  test.each(SPEC)('%s', (address, title) => {
    expect(documentTitle(address, zh)).toBe(title === '' ? '环视' : `环视 · ${title}`)
    expect(documentTitle(address, en)).toMatch(title === '' ? /^Roundview$/ : /^Roundview · \S/)
  })

  test.each([
    ['/templates', '模板库'],
    ['/employees', '人员'],
    ['/employees/create', '添加员工'],
    ['/employees/7', '人员资料'],
    ['/employees/import', '导入人员'],
    ['/departments', '部门'],
    ['/tags', '标签'],
    ['/enterprise', '企业与授权'],
    ['/jobs', '后台任务'],
  ])('%s of our own has its title too', (address, title) => {
    expect(documentTitle(address, zh)).toBe(`环视 · ${title}`)
    expect(documentTitle(address, en)).toMatch(/^Roundview · [A-Z]/)
  })

  test('are all there, each with a page or a way on', () => {
    const missing = SPEC.filter(([address]) => {
      const leadsOn = redirects.some(({ path }) => matchPath(path, address) !== null)
      return !leadsOn && entryAt(address) === undefined
    })
    expect(missing).toEqual([])
  })

  test('every page can be loaded', async () => {
    for (const { path, load } of routes) expect(await load(), path).toBeTypeOf('function')
  })

  test('no address belongs to two pages', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test('every title has its sentence', () => {
    for (const { titleKey } of [...routes, ...redirects]) {
      if (titleKey !== null) expect(manageCatalogue.zh).toHaveProperty([titleKey])
    }
  })

  test('the root leads to /manage, a questionnaire to its survey', () => {
    expect(redirects.map(({ path, to }) => [path, to])).toEqual([
      ['/', '/manage'],
      [`${Q}/:questionnaireId`, `${Q}/edit/survey/:questionnaireId`],
    ])
  })

  test('a status is loaded for every page that names a questionnaire, and not for the test report', () => {
    const inside = routes.filter(isInsideQuestionnaire).map(({ path }) => path)
    const named = SPEC.map(([address]) => address).filter((address) => address.endsWith('/7') && address !== `${Q}/7`)
    // Pages of our own: the mails, one rater's answers, and the release of reports.
    expect(inside).toHaveLength(named.length + 3)
    expect(inside).not.toContain(`${Q}/reports/test`)
  })

  test('an unknown address says so', () => {
    expect(documentTitle('/nowhere', en)).toBe('Roundview · Page not found')
  })
})

test('the page starts without anything but its own files', () => {
  expect(readFileSync(new URL('./manage.html', import.meta.url), 'utf8')).not.toMatch(/https?:/)
})
