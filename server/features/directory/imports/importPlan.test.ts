import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../sheets/csv.ts'
import { missingPaths, planImport } from './importPlan.ts'

const known = {
  employees: [
    { id: 1, email: 'old@x.example', employeeNo: 'E1', userId: null },
    { id: 2, email: 'user@x.example', employeeNo: 'E2', userId: 20 },
    { id: 3, email: '', employeeNo: 'E3', userId: null },
    { id: 4, email: '', employeeNo: 'E4', userId: null },
  ],
  departments: [
    { id: 10, parentId: null, name: '总经办' },
    { id: 11, parentId: 10, name: '研发/测试' },
    { id: 12, parentId: 10, name: '华东' },
    { id: 13, parentId: 12, name: '销售' },
    { id: 14, parentId: 12, name: '客服' },
    { id: 15, parentId: 10, name: '客服' },
    { id: 16, parentId: 10, name: '财务' },
    { id: 17, parentId: null, name: '财务' },
    { id: 18, parentId: 10, name: '西南' },
    { id: 19, parentId: 18, name: '培训' },
    { id: 20, parentId: 10, name: '西南/培训' },
  ],
}

const plan = (...lines: string[]) => planImport(parseCsv(lines.join('\n')), known)
const faults = (...lines: string[]) => plan('姓名,邮箱,工号,部门,负责人,性别', ...lines).faults

describe('headings', () => {
  test.each([
    { given: '姓名,员工编号', want: ['displayName', 'employeeNo'] },
    { given: '姓名;E-mail;员工编号', want: ['displayName', 'email', 'employeeNo'] },
    { given: 'Display Name\te-mail\tNo', want: ['displayName', 'email', 'employeeNo'] },
    { given: 'name,email,password,EMAIL', want: ['displayName', 'email', null, null] },
  ])('$given', ({ given, want }) => {
    expect(plan(given, 'a').columns.map(({ field }) => field)).toEqual(want)
  })

  test('a table without names or addresses is refused whole', () => {
    expect(plan('部门', '总经办')).toEqual({
      columns: [{ name: '部门', field: 'department' }],
      rows: [],
      newDepartments: [],
      faults: [
        { row: 0, field: 'displayName', fault: 'import.fault.noColumn' },
        { row: 0, field: '', fault: 'import.fault.noSignInColumn' },
      ],
    })
    expect(plan('工号', 'E1').faults).toEqual([{ row: 0, field: 'displayName', fault: 'import.fault.noColumn' }])
    expect(plan('').faults).toMatchObject([{ row: 0, fault: 'import.fault.empty' }])
    expect(plan('姓名,邮箱').faults).toMatchObject([{ row: 0, fault: 'import.fault.empty' }])
  })
})

describe('faults of a row', () => {
  test.each([
    { given: ',a@x.example', want: [{ row: 2, field: 'displayName', fault: 'import.fault.noName' }] },
    ...['\u200b,a@x.example', '"a\nb",a@x.example', 'a\u202eb,a@x.example'].map((given) => ({
      given,
      want: [{ row: 2, field: 'displayName', fault: 'import.fault.name' }],
    })),
    { given: 'a,', want: [{ row: 2, field: 'email', fault: 'import.fault.noSignInName' }] },
    { given: 'a,,E7', want: [] },
    { given: 'a,,E2', want: [] },
    { given: 'a,wu.tao#x.example', want: [{ row: 2, field: 'email', fault: 'import.fault.email' }] },
    {
      given: `${'a'.repeat(101)},a@x.example`,
      want: [{ row: 2, field: 'displayName', fault: 'import.fault.tooLong', params: { maximum: 100 } }],
    },
    { given: 'a,a@x.example,,总经办,maybe', want: [{ row: 2, field: 'leader', fault: 'import.fault.leader' }] },
    { given: 'a,a@x.example,,,是', want: [{ row: 2, field: 'department', fault: 'import.fault.leaderOfNothing' }] },
    { given: 'a,a@x.example,,总经办//x', want: [{ row: 2, field: 'department', fault: 'import.fault.department' }] },
    { given: 'a,a@x.example,,,,x', want: [{ row: 2, field: 'sex', fault: 'import.fault.sex' }] },
    { given: 'a,a@x.example,,,,男,surplus', want: [{ row: 2, field: '', fault: 'import.fault.tooWide' }] },
    { given: 'a,old@x.example,E2', want: [{ row: 2, field: 'employeeNo', fault: 'import.fault.numberTaken' }] },
    { given: 'a,other@x.example,E2', want: [{ row: 2, field: 'email', fault: 'import.fault.emailFixed' }] },
    ...['男', 'Male', 'f', '未填写', 'Not stated'].map((sex) => ({ given: `a,a@x.example,,,,${sex}`, want: [] })),
    { given: 'a,OLD@x.example,E9,总经办 / 新部门,是,女', want: [] },
  ])('$given', ({ given, want }) => {
    expect(faults(given)).toEqual(want)
  })
})

describe('a department cell', () => {
  test.each([
    { given: '总经办/华东', want: { department: '总经办/华东', newDepartments: [] } },
    { given: '华东', want: { department: '总经办/华东', newDepartments: [] } },
    { given: '研发 / 测试', want: { department: '总经办/研发/测试', newDepartments: [] } },
    { given: '销售', want: { department: '总经办/华东/销售', newDepartments: [] } },
    { given: '财务', want: { department: '财务', newDepartments: [] } },
    { given: '新部门', want: { department: '新部门', newDepartments: ['新部门'] } },
    { given: '华东/新部门', want: { department: '华东/新部门', newDepartments: ['华东', '华东/新部门'] } },
  ])('$given', ({ given, want }) => {
    const { rows, newDepartments, faults: none } = plan('姓名,邮箱,部门', `a,a@x.example,${given}`)
    expect({ department: rows[0]?.entry.department, newDepartments }).toEqual(want)
    expect(none).toEqual([])
  })

  test('with a name that several have, none of them at the top, is wrong', () => {
    const fault = 'import.fault.departmentAmbiguous'
    expect(faults('a,a@x.example,,客服')).toEqual([{ row: 2, field: 'department', fault }])
    expect(faults('a,a@x.example,,总经办/客服')).toEqual([])
    // The one below the other, and the one whose name holds the '/'.
    expect(faults('a,a@x.example,,总经办/西南/培训')).toEqual([{ row: 2, field: 'department', fault }])
  })

  test('leads one department, by whichever name', () => {
    const lines = ['a,a@x.example,,华东,是', 'b,b@x.example,,总经办/华东,是']
    expect(faults(...lines)).toMatchObject([{ row: 3, fault: 'import.fault.twoLeaders' }])
  })
})

test('the later of two rows that want the same is wrong, and names the earlier', () => {
  expect(
    faults('a,a@x.example,N1,总经办,是', 'b,A@x.example,N2', 'c,c@x.example,N1', 'd,d@x.example,,总经办,是'),
  ).toEqual([
    { row: 3, field: 'email', fault: 'import.fault.duplicateEmail', params: { row: 2 } },
    { row: 4, field: 'employeeNo', fault: 'import.fault.duplicateNumber', params: { row: 2 } },
    { row: 5, field: 'leader', fault: 'import.fault.twoLeaders', params: { row: 2 } },
  ])
  // Two without an address want nothing that the other has.
  expect(faults('a,,N1', 'b,,N2')).toEqual([])
  expect(faults('a,,N1', 'b,,N1')).toMatchObject([{ row: 3, fault: 'import.fault.duplicateNumber' }])
  // A wrong row claims nothing: row 4 may have the number that row 3 could not get.
  expect(faults('a,a@x.example,N1', 'b,a@x.example,N2', 'c,c@x.example,N2')).toHaveLength(1)
  expect(faults('a,old@x.example,E7', 'b,new@x.example,E1')).toMatchObject([
    { row: 3, fault: 'import.fault.samePerson' },
  ])
})

test('new people, known people and the departments to make', () => {
  const { rows, newDepartments } = plan(
    'name,email,no,department,leader',
    '新,new@x.example,,总经办/市场/华东,yes',
    '旧,old@x.example,,总经办/研发/测试,no',
    '换邮箱,moved@x.example,E1,,',
    '错,wrong,,总经办/无',
    '无邮箱,,E2,,',
  )
  expect(rows.map(({ status }) => status)).toEqual(['new', 'update', 'error', 'error', 'update'])
  expect(newDepartments).toEqual(['总经办/市场', '总经办/市场/华东'])
  expect(rows[0]?.entry).toMatchObject({ row: 2, displayName: '新', leader: true, department: '总经办/市场/华东' })
})

test.each([
  { path: '', want: [] },
  { path: '甲', want: [] },
  { path: '甲/乙/丙', want: ['甲/乙', '甲/乙/丙'] },
  { path: '丁', want: ['丁'] },
])('missing departments of $path', ({ path, want }) => {
  expect(missingPaths(path, new Set(['甲']))).toEqual(want)
})
