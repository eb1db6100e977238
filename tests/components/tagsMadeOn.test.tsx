/** A questionnaire's tags, where somebody else gave it others: none of theirs is lost unseen. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerAfter, disconnect, hold, letCallsArrive, refuse, refuseOnce, writes } from './network.ts'
import { dialog, example, openMenu, path, pick, submit, write } from './rowMenuPage.tsx'
import { keepMine, question, takeTheirs } from './whoseStays.ts'

const field = dialog.getByRole('combobox')
const chip = (name: string) => dialog.getByRole('button', { name, exact: true })
const bind = (tagNames: string[], before: string[] | '') =>
  write('bindTags', { objectId: path.id, useType: 'QUESTIONNAIRE', tagNames, before }, {})
const tagged = (...tags: string[]) => ({ ...example, tags })

async function add(name: string) {
  await field.fill(name)
  await userEvent.keyboard('{Enter}')
}

/** Before and after: two each, since a form of one value does not tell it from a list of one. */
const BEFORE = ['甲', '乙']
const MINE = [...BEFORE, '丁']
const THEIRS = ['乙', '丙']

beforeEach(() => answer('getQuestionnaire', tagged(...BEFORE)))

async function openTags() {
  await openMenu({ tags: ['甲'] })
  await pick('标签')
}

/** 丁 is typed and sent; it has other tags by then. */
async function saveLate(...theirs: string[]) {
  await openTags()
  await add('丁')
  refuseOnce('bindTags', 'STALE_VERSION')
  answerAfter('bindTags', 'getQuestionnaire', tagged(...theirs))
  await submit('保存')
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText(/\[2034\]/)).not.toBeInTheDocument()
}

test('those of now are read on opening, whatever the list says', async () => {
  await openTags()
  await add('丁')
  await submit('保存')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([bind(MINE, BEFORE)])
})

test('that there were none is said by one empty name', async () => {
  answer('getQuestionnaire', tagged())
  await openTags()
  await add('丙')
  await add('丁')
  await submit('保存')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([bind(['丙', '丁'], '')])
})

test('mine are sent once more, made on theirs', async () => {
  await saveLate(...THEIRS)
  await expect.element(question.getByText('标签: 乙, 丙')).toBeVisible()
  await keepMine()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([bind(MINE, BEFORE), bind(MINE, THEIRS)])
})

test('theirs are taken, and nothing more is sent', async () => {
  await saveLate()
  await expect.element(question.getByText('标签: —')).toBeVisible()
  await takeTheirs()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(chip('甲')).not.toBeInTheDocument()
  await letCallsArrive()
  expect(writes()).toEqual([bind(MINE, BEFORE)])
})

test('where they cannot be read again, nobody is asked about what was saved before', async () => {
  const release = hold('bindTags')
  await openTags()
  await add('丁')
  await submit('保存')
  await expect.poll(writes).toHaveLength(1)
  await add('戊')
  disconnect('getQuestionnaire')
  release()
  await expect.element(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
  refuse('bindTags', 'STALE_VERSION')
  await submit('保存')
  await expect.poll(writes).toHaveLength(2)
  await expect.element(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
  await letCallsArrive()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(chip('戊')).toBeVisible()
  await expect.poll(writes).toEqual([bind(MINE, BEFORE), bind([...MINE, '戊'], BEFORE)])
})
