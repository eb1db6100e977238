/** The name of an indicator, where somebody else gave it another one meanwhile: asked whose shall stay. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, exampleResult, hold, letCallsArrive, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question, takeTheirs } from './whoseStays.ts'

const { id } = exampleResult('getQuestionnaire')
const stored = exampleResult('listDimensions')
const [first] = stored
const called = (name: string) => stored.map((each) => (each.id === first?.id ? { ...each, name } : each))
const field = (name: string | undefined) => page.getByLabelText(`指标名称：${name}`)
const rename = (name: string, before: string | undefined) => ({ id: first?.id, name, before })

async function open() {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/dimension/${id}`)
}

/** It is called 乙 by then. */
async function renameLate() {
  await open()
  await field(first?.name).fill('甲')
  refuse('updateDimension', 'STALE_VERSION')
  answer('listDimensions', called('乙'))
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByText('指标名称: 乙')).toBeVisible()
  await expect.element(page.getByText(/\[2034\]/)).not.toBeInTheDocument()
}

test('mine is sent once more, made on theirs', async () => {
  await renameLate()
  answer('updateDimension', () => {
    answer('listDimensions', called('甲'))
    return exampleResult('updateDimension')
  })
  await keepMine()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('甲')).toHaveValue('甲')
  await expect.poll(() => writes().map(({ body }) => body)).toEqual([rename('甲', first?.name), rename('甲', '乙')])
})

test('theirs is taken, and nothing more is sent', async () => {
  await renameLate()
  await takeTheirs()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('乙')).toHaveValue('乙')
  await letCallsArrive()
  await expect.poll(() => writes().map(({ body }) => body)).toEqual([rename('甲', first?.name)])
})

test('what was typed stays a change of what it was then, though the other name was read in between', async () => {
  await open()
  await field(first?.name).fill('长'.repeat(101))
  await userEvent.keyboard('{Enter}')
  answer('listDimensions', called('乙'))
  await page.getByLabelText('新指标的名称').fill('丙')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('乙')).toHaveValue('长'.repeat(101))
  refuse('updateDimension', 'STALE_VERSION')
  await field('乙').fill('甲')
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByText('指标名称: 乙')).toBeVisible()
  await expect.poll(() => writes().at(-1)?.body).toEqual(rename('甲', first?.name))
})

test('what was typed while one’s own name was saved is a change of that one', async () => {
  await open()
  const release = hold('updateDimension')
  answer('updateDimension', () => {
    answer('listDimensions', called('甲'))
    return exampleResult('updateDimension')
  })
  await field(first?.name).fill('甲')
  await userEvent.keyboard('{Enter}')
  await field(first?.name).fill('甲乙')
  release()
  await expect.element(field('甲')).toHaveValue('甲乙')
  await field('甲').click()
  await userEvent.keyboard('{Enter}')
  const call = { operationId: 'updateDimension', params: { id: String(id) }, query: {} }
  await expect.poll(writes).toEqual([
    { ...call, body: rename('甲', first?.name) },
    { ...call, body: rename('甲乙', '甲') },
  ])
})
