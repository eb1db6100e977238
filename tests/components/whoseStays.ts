/** The question that is asked when somebody else saved in between. */
import { page } from 'vitest/browser'

export const question = page.getByRole('dialog', { name: '其他人刚刚修改过' })
export const keepMine = () => question.getByRole('button', { name: '保留我的修改' }).click()
export const takeTheirs = () => question.getByRole('button', { name: '使用对方的修改' }).click()
