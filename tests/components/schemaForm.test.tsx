/** What every form of the admin does, tried on the form of a person: typed, sent, refused, overtaken, left. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import {
  answer,
  answerAfter,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  refuseOnce,
  writes,
} from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const button = (name: string) => page.getByRole('button', { name })
const input = (name: string) => page.getByRole('textbox', { name })
const option = (name: string) => page.getByRole('option', { name })
const open = () => renderPage(`/employees/${person.id}`)

/** What the server is sent when nothing of the example but this is changed: what was empty and may stay out stays out. */
const saved = (changes: object) => {
  const { id, version, displayName, email, employeeNo, departId, role } = person
  const body = { id, version, displayName, email, employeeNo, departId, role, ...changes }
  return { operationId: 'updateEmployee', params: {}, query: {}, body }
}

describe('a record', () => {
  test('goes back whole, with its version, and the page leads to the list', async () => {
    await open()
    await expect.element(button('保存')).toBeDisabled()
    await expectNoSeriousAxe()
    await input('手机').fill(' 13900000000 ')
    await page.getByRole('combobox', { name: '性别' }).click()
    await option('男').click()
    await button('保存').click()
    await expect.poll(writes).toEqual([saved({ mobile: '13900000000', sex: 'male' })])
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
  })

  test('what is emptied is taken away: null where the contract has it, else empty', async () => {
    answer('getEmployee', { ...person, mobile: '10097511091' })
    await open()
    await input('邮箱').fill('')
    await input('手机').fill('')
    await button('保存').click()
    await expect.poll(writes).toEqual([saved({ email: null, mobile: '' })])
  })

  test('another record is found by its name, and none is a choice', async () => {
    await open()
    const department = page.getByRole('combobox', { name: '部门' })
    await expect.element(department).toHaveValue(`总经办 / ${person.departName}`)
    await department.fill('总')
    await option('总经办').click()
    await button('保存').click()
    await expect.poll(writes).toEqual([saved({ departId: 7301444403100001 })])
  })

  test('it is sent once while it is under way', async () => {
    const release = hold('updateEmployee')
    await open()
    await input('姓名').fill('李小梅')
    await button('保存').click()
    await expect.element(button('正在保存…')).toBeDisabled()
    release()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(writes).toHaveLength(1)
  })

  test('a lost connection keeps what was typed, and leaving still asks', async () => {
    disconnect('updateEmployee')
    await open()
    await input('姓名').fill('李小梅')
    await button('保存').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(input('姓名')).toHaveValue('李小梅')
    await button('取消').click()
    await expect.element(page.getByRole('dialog').getByText('有未保存的修改', { exact: false })).toBeVisible()
  })
})

describe('leaving', () => {
  test('what was typed is asked about; staying keeps it, leaving drops it', async () => {
    await open()
    await input('姓名').fill('李小梅')
    await button('取消').click()
    await button('留在此页').click()
    await expect.element(input('姓名')).toHaveValue('李小梅')
    await button('取消').click()
    await button('不保存，离开').click()
    await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
    await expectNoWrites()
  })

  test('nothing typed, nothing asked', async () => {
    await open()
    await expect.element(input('姓名')).toHaveValue(person.displayName)
    await button('取消').click()
    await expect.poll(() => location.hash).toMatch(/^#\/employees(\?|$)/)
  })
})

describe('somebody else saved in between', () => {
  const theirs = { ...person, version: person.version + 1, realName: '李梅', mobile: '10000000000' }
  const dialog = page.getByRole('dialog', { name: '其他人刚刚修改过' })

  async function overtaken(now: typeof person) {
    refuse('updateEmployee', 'STALE_VERSION', { version: now.version })
    await open()
    await input('手机').fill('13900000000')
    answer('getEmployee', now)
    await button('保存').click()
  }

  test('their changes are shown; mine are kept over them, in one toast-free question', async () => {
    await overtaken(theirs)
    await expect.element(dialog.getByText('真实姓名: 李梅', { exact: false })).toBeVisible()
    await expect.element(dialog.getByText('手机: 10000000000', { exact: false })).toBeVisible()
    expect(page.getByText('[2034]', { exact: false }).elements()).toEqual([])
    answer('updateEmployee', theirs)
    await button('保留我的修改').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect
      .poll(() => writes().at(-1))
      .toEqual(saved({ version: theirs.version, realName: '李梅', mobile: '13900000000' }))
  })

  test('another version in which no shown field differs is saved without a question', async () => {
    const now = { ...person, version: person.version + 1 }
    answer('updateEmployee', now)
    refuseOnce('updateEmployee', 'STALE_VERSION', { version: now.version })
    answerAfter('updateEmployee', 'getEmployee', now)
    await open()
    await input('手机').fill('13900000000')
    await button('保存').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(() => writes().at(-1)).toEqual(saved({ version: now.version, mobile: '13900000000' }))
  })

  test('what is loaded again meanwhile leaves what was typed', async () => {
    await open()
    await input('手机').fill('13900000000')
    await button('停用').click()
    answer('getEmployee', { ...theirs, disabled: true })
    await page.getByRole('dialog', { name: '停用' }).getByRole('button', { name: '停用' }).click()
    await expect.element(button('启用')).toBeVisible()
    await expect.element(input('手机')).toHaveValue('13900000000')
    await expect.element(input('真实姓名')).toHaveValue('')
  })

  test('which cannot be read: that is told, and mine stays to be sent again', async () => {
    refuse('updateEmployee', 'STALE_VERSION', { version: theirs.version })
    await open()
    await input('手机').fill('13900000000')
    disconnect('getEmployee')
    await button('保存').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
    await expect.element(button('保存')).toBeEnabled()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(input('手机')).toHaveValue('13900000000')
    answer('getEmployee', theirs)
    await button('保存').click()
    await expect.element(dialog.getByText('手机: 10000000000', { exact: false })).toBeVisible()
  })

  test('theirs are taken, and nothing is sent', async () => {
    await overtaken(theirs)
    await button('使用对方的修改').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(input('手机')).toHaveValue('10000000000')
    await expect.element(button('保存')).toBeDisabled()
    await expect.poll(writes).toHaveLength(1)
  })
})

describe('a picture', () => {
  const file = () => new File([new Uint8Array([1, 2, 3])], 'face.png', { type: 'image/png' })
  const { avatar } = exampleResult('uploadAvatar')
  const upload = {
    operationId: 'uploadAvatar',
    params: {},
    query: {},
    body: { file: { name: 'face.png', type: 'image/png', size: 3 } },
  }
  const choose = () => page.getByLabelText('头像', { exact: true }).upload(file())

  test('the chosen file goes up at once, its address with the form; removing sends none', async () => {
    await open()
    await choose()
    await expect.element(page.getByRole('img', { name: '头像' })).toHaveAttribute('src', avatar)
    await button('移除').click()
    await expect.element(page.getByRole('img', { name: '头像' })).not.toBeInTheDocument()
    await choose()
    await expect.element(button('移除')).toBeVisible()
    await button('保存').click()
    await expect.poll(writes).toEqual([upload, upload, saved({ avatar })])
  })

  test('the button asks for a file', async () => {
    await open()
    const input = page.getByLabelText('头像', { exact: true })
    await expect.element(input).toBeInTheDocument()
    // The browser's own window would stay open for ever.
    const asked = new Promise<void>((resolve) =>
      input.element().addEventListener('click', (event) => {
        event.preventDefault()
        resolve()
      }),
    )
    await button('选择图片').click()
    await asked
  })

  test('a refused file is told, and the picture stays', async () => {
    refuse('uploadAvatar', 'PICTURE_UNREADABLE')
    await open()
    await choose()
    await expect.element(page.getByText('[2076]', { exact: false })).toBeVisible()
    await expect.element(button('移除')).not.toBeInTheDocument()
  })
})
