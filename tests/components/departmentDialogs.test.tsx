/** What is opened over a department is given up, by button and by key. */
import { beforeEach, test } from 'vitest'
import { answerDepartments, button, open } from './departmentPage.ts'
import { expectGivenUp } from './dialog.ts'

beforeEach(answerDepartments)

test.each(['添加成员', '移动到…', '删除部门'])('%s', async (name) => {
  await open('/departments/2')
  await expectGivenUp(() => button(name).click())
})
