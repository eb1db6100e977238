/** Somebody else changed a mail in between: it is not overwritten unseen, and it is asked whose change shall stay. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question, takeTheirs } from './whoseStays.ts'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const write = (operationId: string, body: unknown) => ({ operationId, params, query: {}, body })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const templates = exampleResult('listEmailTemplates')
const [stored] = templates
if (stored === undefined) throw new Error('there are mails')
const before = { title: stored.title, content: stored.content }
const title = page.getByLabelText('标题')
const content = page.getByLabelText('正文')
const storedAs = (mail: (typeof templates)[number]) => [mail, ...templates.slice(1)]

async function saveLate(theirs: (typeof templates)[number]) {
  await renderPage(`/questionnaire/publish/template/${id}`)
  await title.fill('请作答')
  refuse('saveEmailTemplate', 'STALE_VERSION')
  answer('listEmailTemplates', storedAs(theirs))
  await button('保存模板').click()
  await expect.element(question).toBeVisible()
  await expect.element(title).toHaveValue('请作答')
}

const refused = write('saveEmailTemplate', { ...stored, title: '请作答', before })

test('its part that I changed is sent once more, and the other one is left theirs', async () => {
  const theirs = { ...stored, title: '他的标题', content: '他的正文：{link}' }
  await saveLate(theirs)
  expect(
    question
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['标题: 他的标题', '正文: 他的正文：{link}'])
  await expectNoSeriousAxe()
  const kept = { ...theirs, title: '请作答' }
  answer('saveEmailTemplate', () => {
    answer('listEmailTemplates', storedAs(kept))
    return kept
  })
  await keepMine()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(title).toHaveValue('请作答')
  await expect.element(content).toHaveValue('他的正文：{link}')
  await expect.element(button('保存模板')).toBeDisabled()
  const { title: theirTitle, content: theirContent } = theirs
  await expect
    .poll(writes)
    .toEqual([refused, write('saveEmailTemplate', { ...kept, before: { title: theirTitle, content: theirContent } })])
})

test('theirs takes the place of what was typed', async () => {
  await saveLate({ ...stored, title: '他的标题' })
  await takeTheirs()
  await expect.element(title).toHaveValue('他的标题')
  await expect.element(button('保存模板')).toBeDisabled()
  await expect.poll(writes).toEqual([refused])
})

test('what was typed is a change of what was read then, though the mails were read again since', async () => {
  await renderPage(`/questionnaire/publish/template/${id}`)
  await title.fill('请作答')
  await button('提醒').click()
  await title.fill('还剩三天')
  answer('saveEmailTemplate', () => {
    answer('listEmailTemplates', storedAs({ ...stored, title: '他的标题' }))
    return stored
  })
  await button('保存模板').click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await button('邀请').click()
  await title.fill('请您作答')
  await button('保存模板').click()
  await expect.poll(() => writes().at(-1)).toEqual(write('saveEmailTemplate', { ...stored, title: '请您作答', before }))
})
