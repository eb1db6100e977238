// Written by codegen from the OpenAPI document: do not edit.
/** The validators of the bodies people fill in as forms, by operationId, each loaded when it is asked for. */
export const bodyValidators = {
  saveNotifyConfig: () => import('./NotifyConfigSave.ts').then(({ validate }) => validate),
  createEmployee: () => import('./EmployeeCreate.ts').then(({ validate }) => validate),
  updateEmployee: () => import('./EmployeeUpdate.ts').then(({ validate }) => validate),
  updateGeneralInfo: () => import('./GeneralInfoUpdate.ts').then(({ validate }) => validate),
  resetUserPassword: () => import('./PasswordReset.ts').then(({ validate }) => validate),
  changePassword: () => import('./PasswordChange.ts').then(({ validate }) => validate),
  createDepartment: () => import('./DepartmentCreate.ts').then(({ validate }) => validate),
  updateDepartment: () => import('./DepartmentUpdate.ts').then(({ validate }) => validate),
  bulkMoveEmployees: () => import('./EmployeesMove.ts').then(({ validate }) => validate),
  updateEnterprise: () => import('./EnterpriseUpdate.ts').then(({ validate }) => validate),
  createQuestionnaire: () => import('./QuestionnaireCreate.ts').then(({ validate }) => validate),
  saveQuestionnaireDetails: () => import('./QuestionnaireDetailsSave.ts').then(({ validate }) => validate),
  updateQuestionnaireBase: () => import('./QuestionnaireBase.ts').then(({ validate }) => validate),
  renameTag: () => import('./TagRename.ts').then(({ validate }) => validate),
  bindTags: () => import('./TagBinding.ts').then(({ validate }) => validate),
  bulkTagQuestionnaires: () => import('./QuestionnaireTagging.ts').then(({ validate }) => validate),
  saveCombinedReport: () => import('./CombinedReportSave.ts').then(({ validate }) => validate),
}

export type FormOperationId = keyof typeof bodyValidators
