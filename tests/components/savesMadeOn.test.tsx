/** Somebody else saved in between: nothing is overwritten unseen, what was typed stays, and it is asked whose change shall stay. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, disconnect, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question, takeTheirs } from './whoseStays.ts'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const write = (operationId: string, body: unknown) => ({ operationId, params, query: {}, body })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the weights of the indicators', () => {
  const stored = exampleResult('listDimensions').map((each) => ({ ...each, weight: 20 }))
  const weigh = (...weights: number[]) => stored.map((each, index) => ({ ...each, weight: weights[index] ?? 0 }))
  const weightsOf = (all: readonly { id: number; weight: number | null }[]) =>
    all.map(({ id, weight }) => ({ id, weight }))
  const mine = weigh(10, 10, 10, 10, 60)
  const theirs = weigh(40, 15, 15, 15, 15)
  const field = (index: number) => page.getByLabelText(`“${stored[index]?.name}”的权重（%）`)

  async function open() {
    answerQuestionnaire({ processStatus: 10 })
    answer('listDimensions', stored)
    await renderPage(`/questionnaire/edit/dimension/${id}`)
  }

  /** All weights are typed and saved, and the list is `now` by then. */
  async function saveLate(now: typeof stored) {
    await open()
    for (const [index, { weight }] of mine.entries()) await field(index).fill(String(weight))
    refuse('setDimensionWeights', 'STALE_VERSION')
    answer('listDimensions', now)
    await button('保存权重').click()
    await expect.element(question).toBeVisible()
  }

  const refused = write('setDimensionWeights', { weights: weightsOf(mine), before: weightsOf(stored) })

  async function expectTyped(count = mine.length) {
    for (const [index, { weight }] of mine.slice(0, count).entries()) {
      await expect.element(field(index)).toHaveValue(String(weight))
    }
  }

  test('mine are sent once more, made on theirs', async () => {
    await saveLate(theirs)
    await expect.element(question.getByText(`“${stored[0]?.name}”的权重（%）: 40`)).toBeVisible()
    expect(question.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(page.getByText(/\[2034\]/)).not.toBeInTheDocument()
    await expectNoSeriousAxe()
    answer('setDimensionWeights', () => {
      answer('listDimensions', mine)
      return mine
    })
    await keepMine()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expectTyped()
    await expect
      .poll(writes)
      .toEqual([refused, write('setDimensionWeights', { weights: weightsOf(mine), before: weightsOf(theirs) })])
  })

  test('theirs take the place of what was typed', async () => {
    await saveLate(theirs)
    await expectTyped()
    await takeTheirs()
    for (const [index, { weight }] of theirs.entries()) await expect.element(field(index)).toHaveValue(String(weight))
    await expect.element(button('保存权重')).toBeDisabled()
    await expect.poll(writes).toEqual([refused])
  })

  test('mine stay to be adjusted where an indicator was deleted', async () => {
    await saveLate(stored.slice(0, 4))
    await expect.element(question.getByText(`${stored[4]?.name}: 已删除`)).toBeVisible()
    await keepMine()
    await expect.element(question).not.toBeInTheDocument()
    await expectTyped(4)
    await expect.element(page.getByText('权重合计 40 %，须为 100 %')).toBeVisible()
    answer('setDimensionWeights', stored.slice(0, 4))
    await field(3).fill('70')
    await button('保存权重').click()
    const weights = weightsOf(weigh(10, 10, 10, 70)).slice(0, 4)
    await expect
      .poll(writes)
      .toEqual([refused, write('setDimensionWeights', { weights, before: weightsOf(stored).slice(0, 4) })])
  })

  test('mine stay to be adjusted where an indicator was added', async () => {
    await saveLate([...stored, { id: 1, name: '沟通协作', weight: 20, questionCount: 0 }])
    await expect.element(question.getByText('沟通协作: 新添加')).toBeVisible()
    await keepMine()
    await expectTyped()
    await expect.element(page.getByText('权重合计 120 %，须为 100 %')).toBeVisible()
    await expect.poll(writes).toEqual([refused])
  })

  test('what was typed is a change of what was read then, though the list was read again since', async () => {
    await open()
    for (const [index, { weight }] of mine.entries()) await field(index).fill(String(weight))
    answer('updateDimension', () => {
      answer(
        'listDimensions',
        theirs.map((each, index) => (index === 0 ? { ...each, name: '新名' } : each)),
      )
      return { ...stored[0], id: stored[0]?.id ?? 0, name: '新名', weight: 40, questionCount: 0 }
    })
    const name = page.getByLabelText(`指标名称：${stored[0]?.name}`)
    await name.fill('新名')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('“新名”的权重（%）')).toHaveValue('10')
    await button('保存权重').click()
    await expect.poll(() => writes().at(-1)).toEqual(refused)
  })

  test('what was saved is what the next save is made on', async () => {
    await open()
    for (const [index, { weight }] of mine.entries()) await field(index).fill(String(weight))
    answer('setDimensionWeights', () => {
      answer('listDimensions', mine)
      return mine
    })
    await button('保存权重').click()
    await expect.element(button('保存权重')).toBeDisabled()
    await field(3).fill('20')
    await field(4).fill('50')
    await button('保存权重').click()
    const weights = weightsOf(weigh(10, 10, 10, 20, 50))
    await expect.poll(() => writes().at(-1)).toEqual(write('setDimensionWeights', { weights, before: weightsOf(mine) }))
  })

  test('nothing is asked while theirs cannot be read: what was typed stays to be sent again', async () => {
    await open()
    for (const [index, { weight }] of mine.entries()) await field(index).fill(String(weight))
    refuse('setDimensionWeights', 'STALE_VERSION')
    disconnect('listDimensions')
    await button('保存权重').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expectTyped()
    await expect.element(button('保存权重')).toBeEnabled()
  })
})

describe('the relation levels', () => {
  const levels = exampleResult('listRelationLevels')
  const [superior = 0, sameLevel = 0, subordinate = 0, self = 0] = levels.map(({ levelId }) => levelId)
  const theirs = levels.map((level) => {
    if (level.levelId === superior) return { ...level, levelName: '上司', weight: 20 }
    return level.levelId === sameLevel ? { ...level, weight: 50 } : level
  })
  const dialog = page.getByRole('dialog', { name: '评价关系设置' })
  const nameOf = (level: string) => dialog.getByLabelText(`关系名称：${level}`, { exact: true })
  const weightOf = (level: string) => dialog.getByLabelText(`“${level}”的权重（%）`)

  /** `type` is done and saved, and the levels are `now` by then. */
  async function saveLate(type: () => Promise<void>, now: typeof levels) {
    answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/relation/${id}`)
    await button('评价关系设置').click()
    await type()
    refuse('saveRelationLevels', 'STALE_VERSION')
    answer('listRelationLevels', now)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect.element(question).toBeVisible()
  }

  const rename = () => nameOf('同级').fill('同事')

  async function weigh() {
    await weightOf('上级').fill('60')
    await weightOf('同级').fill('10')
  }

  const renamed = { levels: [{ levelId: sameLevel, levelName: '同事' }], before: levels }

  test('what I changed is sent once more, made on theirs, and the rest is left theirs', async () => {
    await saveLate(rename, theirs)
    const changes = question.getByRole('listitem')
    expect(changes.elements().map(({ textContent }) => textContent)).toEqual([
      '关系名称：上级: 上司',
      '“上级”的权重（%）: 20',
      '“同级”的权重（%）: 50',
    ])
    await expectNoSeriousAxe()
    answer('saveRelationLevels', theirs)
    await keepMine()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .poll(writes)
      .toEqual([write('saveRelationLevels', renamed), write('saveRelationLevels', { ...renamed, before: theirs })])
  })

  test('my weights go together', async () => {
    await saveLate(weigh, theirs)
    answer('saveRelationLevels', theirs)
    await keepMine()
    await expect.element(dialog).not.toBeInTheDocument()
    const weights = [
      { levelId: superior, weight: 60 },
      { levelId: sameLevel, weight: 10 },
      { levelId: subordinate, weight: 30 },
      { levelId: self, weight: 0 },
    ]
    await expect
      .poll(writes)
      .toEqual([
        write('saveRelationLevels', { levels: weights, before: levels }),
        write('saveRelationLevels', { levels: weights, before: theirs }),
      ])
  })

  test('mine stay to be adjusted where a level was closed', async () => {
    const closed = levels.map((level) => (level.levelId === subordinate ? { ...level, open: false } : level))
    await saveLate(weigh, closed)
    await expect.element(question.getByText('启用“下级”: 否')).toBeVisible()
    await keepMine()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(weightOf('上级')).toHaveValue('60')
    await expect.element(weightOf('同级')).toHaveValue('10')
    await expect.element(dialog.getByText('权重合计 70 %，须为 100 %')).toBeVisible()
    await expect.poll(writes).toHaveLength(1)
  })

  test('theirs take the place of what was typed', async () => {
    await saveLate(rename, theirs)
    // What stands below the question is hidden from readers until it is answered.
    await expect.element(page.getByLabelText('关系名称：同级')).toHaveValue('同事')
    await takeTheirs()
    await expect.element(nameOf('同级')).toHaveValue('')
    await expect.element(nameOf('上司')).toHaveValue('上司')
    await expect.element(weightOf('上司')).toHaveValue('20')
    await expect.poll(writes).toEqual([write('saveRelationLevels', renamed)])
  })

  test('what was typed is a change of what was read then, though they were read again since', async () => {
    answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/relation/${id}`)
    await button('评价关系设置').click()
    await rename()
    const created = exampleResult('createRelationLevel')
    const close = (level: (typeof levels)[number]) => (level.levelId === sameLevel ? { ...level, open: false } : level)
    answer('createRelationLevel', () => {
      answer('listRelationLevels', [...levels.map(close), created])
      return created
    })
    await dialog.getByLabelText('新关系的名称', { exact: false }).fill('内部客户')
    await dialog.getByRole('button', { name: '添加关系' }).click()
    await expect.element(nameOf('内部客户')).toBeVisible()
    await nameOf('同级').fill('同事们')
    await weightOf('内部客户').fill('0')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect.poll(() => writes().at(-1)?.body).toMatchObject({ before: [...levels, created] })
  })

  test('made equal, the weights are a change of what was read then, too', async () => {
    answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/relation/${id}`)
    await button('评价关系设置').click()
    await weigh()
    const created = exampleResult('createRelationLevel')
    answer('createRelationLevel', () => {
      answer('listRelationLevels', [...theirs, created])
      return created
    })
    await dialog.getByLabelText('新关系的名称', { exact: false }).fill(created.levelName)
    await dialog.getByRole('button', { name: '添加关系' }).click()
    await expect.element(nameOf(created.levelName)).toBeVisible()
    await dialog.getByRole('button', { name: '平均分配权重' }).click()
    await dialog.getByRole('button', { name: '保存' }).click()
    const weights = [...levels, created].map(({ levelId }) => ({ levelId, weight: levelId === self ? 0 : 25 }))
    await expect
      .poll(() => writes().at(-1))
      .toEqual(write('saveRelationLevels', { levels: weights, before: [...levels, created] }))
  })
})
