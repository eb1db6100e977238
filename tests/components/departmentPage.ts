/** A company's departments as the tests of their page have them, and what is looked for on it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { components } from '../../openapi/generated/schema.d.ts'
import { answer } from './network.ts'
import { renderPage } from './renderPage.tsx'

type Department = components['schemas']['Department']

export const department = (
  id: number,
  parentId: number | null,
  seq: number,
  name: string,
  memberCount = 0,
): Department => ({
  ...{ id, parentId, seq, name, memberCount, departNo: `D${id}` },
  ...{ leaderId: null, leaderName: '', version: id * 10 },
})
/** 总部 > (研发部 > 测试组, 销售部, 财务部); 分公司. */
export const all = [
  department(1, null, 1, '总部', 2),
  department(2, 1, 1, '研发部', 5),
  department(5, 2, 1, '测试组', 3),
  department(3, 1, 2, '销售部', 7),
  department(4, 1, 3, '财务部', 1),
  department(6, null, 2, '分公司'),
]
/** The same with those below 总部 in another order. */
export const among = (...order: number[]) =>
  all.map((one) => (order.includes(one.id) ? { ...one, seq: order.indexOf(one.id) + 1 } : one))
export const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
export const row = (name: string) => page.getByRole('tree').getByText(name, { exact: true })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const told = page.getByRole('status')
/** The rows as they stand, a dash for each level. */
export const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => {
      const levels = page
        .getByRole('group')
        .elements()
        .filter((group) => group.contains(element)).length
      return `${'-'.repeat(levels)}${element.querySelector('span')?.textContent}`
    })
export const position = (id: number, Position: number) => ({
  operationId: 'positionDepartments',
  params: {},
  query: {},
  body: [{ DepartId: id, Position }],
})
export const moving = (id: number, body: object) => ({
  operationId: 'moveDepartment',
  params: { id: String(id) },
  query: {},
  body,
})

/** Where in a row of 36 px it is let go. */
const places = { before: 3, inside: 18, behind: 33 }
export const label = (name: string) => page.elementLocator(row(name).element().parentElement ?? document.body)
export const drop = (name: string, target: string, place: keyof typeof places) =>
  label(name).dropTo(label(target), { targetPosition: { x: 60, y: places[place] } })

/** What every test of the page begins with. */
export function answerDepartments() {
  answer('listDepartments', all)
  answer('listDepartmentMembers', [])
}

/** Opens the page; the branch of 研发部 is open where 测试组 is chosen. */
export async function open(address = '/departments/5') {
  await renderPage(address)
  await expect.element(row(address === '/departments/5' ? '测试组' : '研发部')).toBeVisible()
}
