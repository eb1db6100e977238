/** Reports that hold no score of others: who releases them learns it first, and can leave them out. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AT_ONCE } from '../../domain/selection.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, hold, letCallsArrive, writes } from './network.ts'
import { button, dialog, done, first, open, plan, planned, rows, second, toolbar, write } from './releasesPage.ts'

const person = (index: number) => ({ employeeId: index + 1, name: `员工${index + 1}`, nameMark: '' })
const everybody = [...plan.withoutFigures, { ...person(0), name: '何晓明' }]
const leaveOut = dialog.getByRole('checkbox', { name: /先不发布$/ })
const told = dialog.getByText('这样的报告会写明为何没有他评得分，但仍可能显示评语；发布前最好先告诉本人。')

const marked = (name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByText('现在发布的报告里没有他评得分', { exact: true })

async function askForBoth(): Promise<void> {
  await open()
  await chooseBoth()
}

async function chooseBoth(): Promise<void> {
  await rows.nth(0).click()
  await rows.nth(1).click()
  await toolbar.getByRole('button', { name: '发布' }).click()
}

describe('in the list', () => {
  test('are marked in their rows alone', async () => {
    await open()
    await expect.element(marked('孙洋')).toBeVisible()
    expect(marked('何晓明').elements()).toEqual([])
    await expect.poll(() => callsOf('planReleases')).toEqual([write('planReleases', { ids: [first, second] })])
  })

  test('are marked on a phone and in English, too', async () => {
    await open({ language: 'en', width: 390 })
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: '孙洋' })
          .getByText('A report released now would hold no scores of others'),
      )
      .toBeVisible()
    await expectNoSeriousAxe()
  })

  test('stand there without a mark where that cannot be learnt', async () => {
    disconnect('planReleases')
    await open()
    await expect.element(page.getByText('第 2 版')).toBeVisible()
    await expect.poll(() => callsOf('planReleases')).toHaveLength(1)
    await letCallsArrive()
    expect(marked('孙洋').elements()).toEqual([])
  })
})

test('are named, and left out where that is chosen', async () => {
  answer('bulkReleaseReports', done(first))
  await askForBoth()
  await expect
    .element(dialog.getByText('以下被评价人的报告里没有他评得分（没有人评分，或评分的人太少）：孙洋。'))
    .toBeVisible()
  await expect.element(told).toBeVisible()
  await expectNoSeriousAxe()
  await dialog.getByRole('checkbox', { name: '这 1 份报告先不发布' }).click()
  await dialog.getByRole('button', { name: '发布 1 份报告' }).click()
  await expect.element(page.getByText('已发布 1 份报告')).toBeVisible()
  const ids = [first, second]
  await expect.poll(writes).toEqual([write('bulkReleaseReports', { ids, toSuperior: false, onlyWithFigures: true })])
  expect(planned()).toEqual([write('planReleases', { ids })])
})

describe('once the page has marked the same rows, what is released', () => {
  const confirm = dialog.getByRole('button', { name: /^发布/ })

  test('waits for a plan of its own', async () => {
    await open()
    await expect.element(marked('孙洋')).toBeVisible()
    const release = hold('planReleases')
    answer('planReleases', { ...plan, count: 2, replaced: 2, withoutFigures: everybody })
    await chooseBoth()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    await expect.element(confirm).toBeDisabled()
    await expect.element(dialog.getByText(/份报告将各自发布/)).not.toBeInTheDocument()
    release()
    await expect.element(dialog.getByText('其中 2 份此前已发布，将由新版本取代。')).toBeVisible()
    await expect.element(dialog.getByText(/没有他评得分.*：孙洋、何晓明。$/)).toBeVisible()
    await expect.element(confirm).toBeEnabled()
    expect(planned()).toEqual([write('planReleases', { ids: [first, second] })])
  })

  test('is nothing where that cannot be learnt, which is told once', async () => {
    await open()
    await expect.element(marked('孙洋')).toBeVisible()
    disconnect('planReleases')
    await chooseBoth()
    const failed = page.getByText('请求服务器失败', { exact: false })
    await expect.element(dialog.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(confirm).toBeDisabled()
    await expect.element(dialog.getByText(/份报告将各自发布/)).not.toBeInTheDocument()
    await letCallsArrive()
    expect(failed.elements()).toHaveLength(1)
    answer('planReleases', plan)
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(dialog.getByRole('button', { name: '发布 2 份报告' })).toBeEnabled()
  })
})

test('are released all the same where it is not, also once it was taken back', async () => {
  answer('bulkReleaseReports', done(first, second))
  await askForBoth()
  await leaveOut.click()
  await leaveOut.click()
  await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
  await expect.poll(writes).toEqual([write('bulkReleaseReports', { ids: [first, second], toSuperior: false })])
})

test('are told of no more once they are left out, neither in what happens nor among the superiors', async () => {
  const [chief] = plan.superiors
  if (chief === undefined) throw new Error('the example has a superior')
  const other = { ...person(50), name: '周婷', reports: 1 }
  answer('planReleases', { ...plan, replaced: 2, superiors: [{ ...chief, reports: 2 }, other] })
  await askForBoth()
  const told = [
    dialog.getByText('2 份报告将各自发布给被评价人本人。'),
    dialog.getByText('其中 2 份此前已发布，将由新版本取代。'),
    dialog.getByText('以下被评价人没有可用的邮箱，只能登录后查看：孙洋。'),
    dialog.getByRole('checkbox', { name: '同时发布给上级（2 人）' }),
  ]
  const left = [
    dialog.getByText('1 份报告将各自发布给被评价人本人。'),
    dialog.getByText('这份报告此前已发布，将由新版本取代。'),
    dialog.getByRole('checkbox', { name: '同时发布给上级（1 人）' }),
    dialog.getByRole('group', { name: '上级' }).getByText('1 份报告'),
    dialog.getByRole('button', { name: '发布 1 份报告' }),
  ]
  for (const one of told) await expect.element(one).toBeVisible()
  await dialog.getByRole('checkbox', { name: '同时发布给上级（2 人）' }).click()
  await leaveOut.click()
  for (const one of left) await expect.element(one).toBeVisible()
  for (const one of told) await expect.element(one).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('checkbox', { name: '周婷' })).not.toBeInTheDocument()
  await leaveOut.click()
  for (const one of told) await expect.element(one).toBeVisible()
})

test('alone leave nothing to release without them, so nothing is offered', async () => {
  answer('planReleases', { ...plan, withoutFigures: everybody })
  await askForBoth()
  await expect.element(dialog.getByText(/没有他评得分.*：孙洋、何晓明。$/)).toBeVisible()
  await expect.element(told).toBeVisible()
  await expect.element(leaveOut).not.toBeInTheDocument()
})

test('of many the first ones are named', async () => {
  const many = Array.from({ length: 21 }, (_, index) => person(index))
  answer('planReleases', {
    ...plan,
    count: 500,
    withoutFigures: many,
    withFigures: { ...plan.withFigures, count: 479 },
  })
  await open()
  await button('重新发布 何晓明 的报告').click()
  await expect.element(dialog.getByText(/^员工1、员工2、.*、员工20 等 21 位被评价人的报告里没有他评得分/)).toBeVisible()
  await leaveOut.click()
  await expect.element(dialog.getByRole('button', { name: '发布 479 份报告' })).toBeEnabled()
})

test('are not spoken of where there are none', async () => {
  answer('planReleases', { ...plan, withoutFigures: [] })
  await askForBoth()
  await expect.element(dialog.getByRole('button', { name: '发布 2 份报告' })).toBeEnabled()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(leaveOut).not.toBeInTheDocument()
})

test('are told in English, too', async () => {
  await open({ language: 'en' })
  await button('Release again the report of 何晓明').click()
  await expect
    .element(
      dialog.getByText(
        'The reports of these evaluatees hold no scores of others, since nobody or too few gave any: 孙洋.',
      ),
    )
    .toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Leave this report out for now', exact: true }).click()
  await expect.element(dialog.getByRole('button', { name: 'Release 1 report' })).toBeEnabled()
})

test('left out of more than are done at once, the rest is released in the background all the same', async () => {
  answer('planReleases', { ...plan, count: AT_ONCE + 1, withFigures: { ...plan.withFigures, count: AT_ONCE } })
  await askForBoth()
  await leaveOut.click()
  await expect.element(dialog.getByRole('button', { name: `发布 ${AT_ONCE} 份报告` })).toBeEnabled()
  await expect.element(dialog.getByText(/将在后台发布/)).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: '发布后发送邮件通知' })).not.toBeInTheDocument()
})
