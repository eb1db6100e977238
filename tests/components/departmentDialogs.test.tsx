/** What is opened over a department is given up, by button and by key; what was chosen in it is asked about first. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDepartments, button, open } from './departmentPage.ts'
import { expectAsked, expectGivenUp } from './dialog.ts'

beforeEach(answerDepartments)

const dialog = page.getByRole('dialog')

test.each(['添加成员', '移动到…', '删除部门'])('%s', async (name) => {
  await open('/departments/2')
  await expectGivenUp(() => button(name).click())
})

test('people who were chosen as members are not lost by Escape', async () => {
  await open('/departments/2')
  await button('添加成员').click()
  await dialog.getByRole('listitem').getByRole('checkbox').first().click()
  await expectAsked(() => expect.element(dialog.getByRole('button', { name: '添加 1 人' })).toBeVisible())
})

test('where a department shall go is not lost by Escape', async () => {
  await open('/departments/2')
  await button('移动到…').click()
  const choice = dialog.getByRole('combobox')
  await choice.click()
  await page.getByRole('option', { name: '分公司' }).click()
  await userEvent.keyboard('{Escape}')
  await button('留在此页').click()
  await expect.element(choice).toHaveValue('分公司')
})
