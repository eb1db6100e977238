/** Of a round that was started a rater is not taken out by one click: what was begun would be gone for good. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, answerAfter, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const list = exampleResult('listEvaluatees')
const [first, second] = list.items
const [, sameLevel] = exampleResult('listRelationLevels')
const label = '移除 何晓明 的同级：孙洋'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('dialog', { name: label, exact: true })
const confirm = question.getByRole('button', { name: '移除', exact: true })
const removing = (relationId: number) => [
  {
    operationId: 'deleteParticipants',
    params: { id: String(id) },
    query: {},
    body: { participantRelationIds: [relationId] },
  },
]
const lost = '不再请 孙洋 填写这份评价。填到一半的内容会删除，重新添加 孙洋 也不会恢复。已提交的不能移除。'
const late =
  '这是匿名问卷：一旦有人评价过 何晓明，就不能再向受保护的关系（同级、下级等）添加评价人，孙洋 可能无法重新添加。'

async function open(change: Parameters<typeof answerQuestionnaire>[0] = {}, language: 'zh' | 'en' = 'zh') {
  answerQuestionnaire({ processStatus: 30, type: 2, ...change })
  await renderPage(`/questionnaire/edit/relation/${id}`, { language })
  await expect.element(page.getByRole('rowheader', { name: /何晓明/ })).toBeVisible()
}

/** By the keyboard: the button of a chip shows with the pointer on it, or with the focus. */
async function press(name = label) {
  button(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

/** What a screen reader reads when the question opens. */
const described = async () => {
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const words = document.getElementById(page.getByRole('dialog').element().getAttribute('aria-describedby') ?? '')
  return [...(words?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
}

describe('of a round that collects', () => {
  test('it says what is lost, and only who confirms takes the rater out', async () => {
    const valuers = (first?.valuers ?? []).filter(({ valuerName }) => valuerName !== '孙洋')
    answerAfter('deleteParticipants', 'listEvaluatees', { ...list, items: [{ ...first, valuers }, second] as never })
    await open()
    await press()
    expect(await described()).toEqual([lost, late])
    await expectNoSeriousAxe()
    // It begins at the button that changes nothing.
    await expect.element(question.getByRole('button', { name: '取消' })).toHaveFocus()
    await expectNoWrites()
    await confirm.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button(label)).not.toBeInTheDocument()
    await expect.element(button('移除 何晓明 的同级：欧阳超')).toHaveFocus()
    await expect.poll(writes).toEqual(removing(7305200002))
  })

  test('a click asks as well; whoever gives it up takes nobody out', async () => {
    await open()
    await expectGivenUp(async () => {
      await page
        .getByRole('row', { name: /^何晓明/ })
        .getByText('孙洋', { exact: true })
        .hover()
      await button(label).click()
    })
    await expect.element(button(label)).toHaveFocus()
  })

  test('it stays until the answer has come', async () => {
    const release = hold('deleteParticipants')
    await open()
    await press()
    await confirm.click()
    await expectHeld()
    release()
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(writes).toEqual(removing(7305200002))
  })

  test('that one who has sent stays is told, and the place is kept', async () => {
    answer('deleteParticipants', { removed: 0, skipped: 1, jobId: null })
    await open()
    await press()
    await confirm.click()
    await expect.element(page.getByText('孙洋 已提交回答，不能移除')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button(label)).toHaveFocus()
  })

  test.each([
    { why: 'a refusal', prepare: () => refuse('deleteParticipants', 'ALREADY_SENT'), told: '[2060]' },
    { why: 'a lost connection', prepare: () => disconnect('deleteParticipants'), told: '请求服务器失败' },
  ])('$why is told, and the question is over', async ({ prepare, told }) => {
    prepare()
    await open()
    await press()
    await confirm.click()
    await expect.element(page.getByText(told, { exact: false }).first()).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button(label)).toHaveFocus()
  })

  test('among all raters of a cell it asks too, and leaves them open', async () => {
    const valuers = ['甲', '乙', '丙', '丁'].map((valuerName, index) => ({
      participantRelationId: index + 1,
      valuerId: index + 1,
      valuerName,
      valuerNameMark: '',
      levelId: sameLevel?.levelId ?? 0,
    }))
    const before = { ...list, items: [{ ...first, valuers }] as never, total: 1 }
    const after = { ...list, items: [{ ...first, valuers: valuers.slice(0, 3) }] as never, total: 1 }
    answer('listEvaluatees', before)
    answerAfter('deleteParticipants', 'listEvaluatees', after)
    await open()
    await button('+2：查看 何晓明 的全部同级（4 人）').click()
    const all = page.getByRole('dialog', { name: '何晓明 的同级', exact: true })
    const name = '移除 何晓明 的同级：丁'
    await expectGivenUp(() => all.getByRole('button', { name }).click())
    await all.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name: '移除', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name })).not.toBeInTheDocument()
    await expect.element(all.getByRole('button', { name })).not.toBeInTheDocument()
    // The dialog takes back what the focused button lost with its chip.
    await expect.poll(() => document.activeElement?.closest('.MuiDialog-root')?.contains(all.element())).toBe(true)
    await expect.poll(writes).toEqual(removing(4))
  })
})

test.each([
  { whom: 'of a named round', change: { type: 1 as const }, name: label, words: [lost] },
  {
    whom: 'on a level that is shown from one answer on',
    change: {},
    name: '移除 何晓明 的上级：曾磊',
    words: [lost.replaceAll('孙洋', '曾磊')],
  },
])('nobody is too late to be added again $whom', async ({ change, name, words }) => {
  await open(change)
  await press(name)
  expect(await described()).toEqual(words)
})

test('it is asked in English too', async () => {
  await open({}, 'en')
  await press('Remove rater of 何晓明, Same level: 孙洋')
  expect(await described()).toEqual([
    '孙洋 is no longer asked for this feedback. What was begun is deleted, and adding 孙洋 again does not bring it back. A form that was sent cannot be removed.',
    'This questionnaire is anonymous: once somebody has answered about 何晓明, nobody can join the colleagues, subordinates or other protected groups any more. It may then be impossible to add 孙洋 again.',
  ])
})

test.each([10, 20] as const)('before the start (%s) one click takes a rater out', async (processStatus) => {
  await open({ processStatus })
  await press()
  await expect.poll(writes).toEqual(removing(7305200002))
  expect(page.getByRole('dialog').elements()).toEqual([])
})
