/** One walk over every built operation, in an order that makes sense on a real server; ids come from earlier answers. */
import type { Caller } from '../../server/demo/caller.ts'
import { ADMINISTRATOR } from '../server/testApp.ts'
import { at, type Stage } from './stage.ts'
import { walkFromTemplate, walkPaper, walkQuestionnaires } from './walkMaking.ts'
import { walkDepartments, walkEmployees, walkExport, walkImport } from './walkPeople.ts'
import { walkLevels, walkRaters } from './walkRelations.ts'
import { walkAnswers, walkCombined, walkMails, walkProgress, walkRelease, walkReports } from './walkRound.ts'

async function walkSession(stage: Stage): Promise<Caller> {
  const administrator = stage.visitor()
  await administrator.ok('getSessionState')
  await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
  await administrator.ok('logout')
  const { email, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email, password, returnUrl: '/manage.html#/manage' } })
  await administrator.ok('setSessionLanguage', { body: { language: 'zh' } })
  await administrator.ok('getCurrentUser')
  await administrator.ok('setPreference', { path: { key: 'density' }, body: { value: '"compact"' } })
  await administrator.ok('getPreferences')
  const elsewhere = stage.visitor()
  await elsewhere.ok('signIn', { body: { email, password } })
  const other = (await administrator.ok('listSessions')).find(({ isCurrent }) => !isCurrent)
  await administrator.ok('endSession', { path: { key: other?.key ?? '' } })
  await administrator.ok('endOtherSessions')
  const { enterpriseUid: eid } = await administrator.ok('getCurrentUser')
  await stage.setProvider(eid)
  const { address } = await elsewhere.ok('beginSingleSignOn', { body: { eid } })
  await elsewhere.ok('completeSingleSignOn', { body: await stage.visitProvider(address) })
  await elsewhere.ok('logout')
  return administrator
}

const lastPart = (address: string) => address.split('/').at(-1) ?? ''

async function walkEnterprise(administrator: Caller): Promise<void> {
  const { enterpriseUid } = at(await administrator.ok('listRelatedEnterprises'))
  await administrator.ok('switchEnterprise', { body: { enterpriseUid } })
  await administrator.ok('getEnterpriseBasic')
  await administrator.ok('getEnterprise')
  const { enterpriseName } = await administrator.ok('getEnterpriseName')
  await administrator.ok('updateEnterpriseName', { body: { enterpriseName } })
  const file: { file: unknown } = { file: undefined }
  const { logo } = await administrator.ok('uploadLogo', { body: file })
  await administrator.ok('getLogo', { path: { enterpriseUid, name: lastPart(logo) } })
  await administrator.ok('updateEnterpriseBasic', { body: { logo } })
  const areaCode = at(at(await administrator.ok('listAreas')).cities).code
  const { version } = await administrator.ok('setEnterpriseArea', { body: { areaCode } })
  await administrator.ok('updateEnterprise', { body: { enterpriseName, version } })
  const { avatar } = await administrator.ok('uploadAvatar', { body: file })
  await administrator.ok('setMyAvatar', { query: { avatar } })
  await administrator.ok('getAvatar', { path: { name: lastPart(avatar) } })
  await administrator.ok('authorizeProduct')
}

/** Walks; throws at the first operation that is refused or answers what the document does not say. */
export async function walk(stage: Stage): Promise<void> {
  const administrator = await walkSession(stage)
  await walkEnterprise(administrator)
  await walkDepartments(administrator)
  await walkEmployees(stage, administrator)
  await walkImport(administrator)
  await walkExport(administrator)
  const blankId = await walkQuestionnaires(administrator)
  await walkPaper(administrator, blankId)
  const questionnaireId = await walkFromTemplate(administrator, blankId)
  await walkLevels(administrator, questionnaireId)
  await walkRaters(administrator, questionnaireId)
  await administrator.ok('publishQuestionnaire', { path: { id: questionnaireId } })
  await walkMails(administrator, questionnaireId)
  await walkAnswers(stage, administrator, questionnaireId)
  await walkProgress(administrator, questionnaireId)
  await administrator.ok('disableQuestionnaire', { path: { id: questionnaireId } })
  await administrator.ok('enableQuestionnaire', { path: { id: questionnaireId } })
  await administrator.ok('finishQuestionnaire', { path: { id: questionnaireId } })
  await walkReports(administrator, questionnaireId)
  await walkCombined(administrator, questionnaireId)
  await walkRelease(stage, administrator, questionnaireId)
  await administrator.ok('logout')
}
