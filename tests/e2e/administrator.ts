/** What an administrator does in the browser, one function a step; every step ends with something seen on the screen. */
import type { Page } from '../browser/launch.ts'

const WAIT = { timeout: 30_000 }

const ACCOUNT = {
  enterpriseName: '远航科技有限公司',
  displayName: '人事管理员',
  email: 'admin@yuanhang.example',
  password: '春江潮水连海平2026!',
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: typeof name === 'string' })
}

/** Waits for a sentence on the screen. */
export async function seeText(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor(WAIT)
}

/** The first visit: enterprise and administrator. */
export async function setUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await seeText(page, '首次设置')
  for (const [name, value] of Object.entries(ACCOUNT)) await page.fill(`input[name=${name}]`, value)
  await page.click('button[type=submit]')
  await seeText(page, '问卷管理')
}

/** Imports a table of people through preview and progress. */
export async function importPeople(page: Page, origin: string, file: string, people: number): Promise<void> {
  await page.goto(`${origin}/manage.html#/employees`)
  await page.getByRole('link', { name: '导入人员' }).first().click()
  await page.setInputFiles('input[type=file]', file)
  await seeText(page, `${people} 行可以导入`)
  await button(page, '开始导入').click()
  await seeText(page, `新增 ${people} 人`)
}

/** A questionnaire from the shipped template; answers its id. */
export async function createFromTemplate(page: Page, origin: string, type: 1 | 2, title: string): Promise<number> {
  await page.goto(`${origin}/manage.html#/addwizard`)
  await page.getByRole('link', { name: /从模板库选择/ }).click()
  const card = page.locator('article, li, section').filter({ hasText: '领导力 360° 评估' }).last()
  await card.getByRole('button', { name: /使用此模板|使用模板/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(title)
  await dialog.getByRole('radio', { name: type === 2 ? /^匿名/ : /^实名/ }).check()
  await dialog.getByRole('button', { name: '创建问卷' }).click()
  await page.waitForURL(/questionnaire\/edit\/survey\/\d+/, WAIT)
  return Number(/survey\/(\d+)/.exec(page.url())?.[1])
}

/** Changes the wording of the item that begins with `old` in the editor and saves. */
export async function reword(page: Page, old: string, wording: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(old) })
    .last()
    .click()
  await page.getByRole('textbox', { name: '题目标题' }).fill(wording)
  await button(page, '保存').click()
  await seeText(page, '已全部保存')
}

/** Adds evaluatees by name and lets the organisation choose their raters. */
export async function setRelations(page: Page, origin: string, id: number, numbers: string[]): Promise<void> {
  await page.goto(`${origin}/manage.html#/questionnaire/edit/relation/${id}`)
  await button(page, '添加被评价人').first().click()
  const dialog = page.getByRole('dialog')
  for (const number of numbers) {
    await dialog.getByRole('searchbox').fill(number)
    await dialog.getByRole('checkbox', { name: new RegExp(number) }).check(WAIT)
  }
  await dialog.getByRole('button', { name: `添加 ${numbers.length} 人` }).click()
  await seeText(page, `已添加 ${numbers.length} 位被评价人`)
  await button(page, '自动匹配评价人').first().click()
  await page.getByRole('dialog').getByRole('button', { name: '开始匹配' }).click()
  await seeText(page, /已添加 \d+ 条评价关系/)
  await page.keyboard.press('Escape')
}

/** Passes the readiness checks, publishes and sends the invitations; answers how many mails were promised. */
export async function publishAndInvite(page: Page, origin: string, id: number): Promise<number> {
  await page.goto(`${origin}/manage.html#/questionnaire/publish/template/${id}`)
  await seeText(page, '每位被评价人都有评价人')
  await button(page, '启动问卷').click()
  await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
  await button(page, '发送邀请').first().click()
  const send = page.getByRole('dialog').getByRole('button', { name: /发送 [1-9]\d* 封邮件/ })
  const mails = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0])
  await send.click()
  await page.getByRole('dialog').waitFor({ ...WAIT, state: 'hidden' })
  return mails
}

/** The progress page counts every sent form. */
export async function seeProgress(page: Page, origin: string, id: number, forms: number): Promise<void> {
  await page.goto(`${origin}/manage.html#/questionnaire/publish/stats/${id}`)
  await seeText(page, new RegExp(`${forms}\\s*/\\s*${forms}`))
}

/** Finishes the collection for good. */
export async function finish(page: Page, origin: string, id: number): Promise<void> {
  await page.goto(`${origin}/manage.html#/questionnaire/publish/stats/${id}`)
  await button(page, '结束收集').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '确认结束' }).click()
  await seeText(page, '不再接受回答')
}

/** Opens the personal report of the one called `name`. */
export async function openReport(page: Page, origin: string, id: number, name: string): Promise<void> {
  await page.goto(`${origin}/manage.html#/questionnaire/reports/summary/rankList/${id}`)
  await page.getByRole('row').filter({ hasText: name }).click()
  await page.getByRole('heading', { name }).waitFor(WAIT)
  await page.getByText('结果导向').first().waitFor(WAIT)
  await page.locator('article svg path').first().waitFor(WAIT)
}
