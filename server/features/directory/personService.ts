import { BusinessError, fieldError, refuseStale } from '../../../domain/errors.ts'
import { autoBind } from '../../../domain/evaluation/assignment.ts'
import type { BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { EmployeeTable } from '../../database/schema/schema.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { listPlaces, updateEmployee } from '../../records/people/employees.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { searchColumns } from '../../records/people/newEmployee.ts'
import { sexOf } from './employeeView.ts'
import { givenParticulars } from './particulars.ts'
import * as store from './store.ts'

type GeneralInfo = components['schemas']['GeneralInfo']
type OwnChange = Omit<GeneralInfo, 'version'> & { version?: number | undefined }
type OrganisationRaters = components['schemas']['OrganisationRaters']

/** What a person may change about oneself; the picture, which has a call of its own, makes no version stale. */
function generalInfo(row: EmployeeTable): GeneralInfo {
  const { displayName, mobile, telPhone, sex, qq, wechat, address } = row
  const version = contentVersion([displayName, mobile, telPhone, sex, qq, wechat, address])
  return { displayName, mobile, telPhone, sex: sexOf(sex), qq, wechat, address, version }
}

/** A person's own particulars, and who stands around a person in the organisation. */
export function createPersonService({ database }: ServiceContext) {
  async function general(enterpriseId: number, employeeId: number): Promise<GeneralInfo> {
    const row = await database.read((db) => store.findEmployee(db, enterpriseId, employeeId))
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    return generalInfo(row)
  }

  return {
    general,

    /** Replaces the particulars; a version that is no longer theirs refuses with STALE_VERSION. */
    async updateGeneral(enterpriseId: number, employeeId: number, info: OwnChange): Promise<GeneralInfo> {
      const displayName = info.displayName.trim()
      await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const row = await store.findEmployee(db, enterpriseId, employeeId)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        const { version } = generalInfo(row)
        refuseStale(version, info.version)
        const columns = searchColumns({ displayName, email: row.email, employeeNo: row.employeeNo })
        await updateEmployee(db, enterpriseId, employeeId, { displayName, ...givenParticulars(info), ...columns })
      })
      return general(enterpriseId, employeeId)
    },

    /** The raters each of the employees would get by the organisation, level by level (design §5.11). */
    async organisationRaters(
      enterpriseId: number,
      query: { employeeIds: readonly number[]; participantLevelCodes: readonly BuiltInLevelType[] },
    ): Promise<OrganisationRaters[]> {
      const { employees, departments } = await database.read(async (db) => ({
        employees: await listPlaces(db, enterpriseId),
        departments: await listDepartments(db, enterpriseId),
      }))
      const names = new Map(employees.map(({ id, displayName }) => [id, displayName]))
      const unknown = query.employeeIds.findIndex((id) => !names.has(id))
      if (unknown >= 0) throw fieldError('REFERENCE_UNKNOWN', `employeeIds.${unknown}`)
      const organisation = {
        employees: employees.map(({ id, departmentId, disabled }) => ({ id, departmentId, disabled: disabled === 1 })),
        departments,
      }
      const relations = autoBind({
        organisation,
        evaluateeIds: query.employeeIds,
        levelTypes: query.participantLevelCodes,
      })
      const raters = new Map<string, { id: number; displayName: string }[]>()
      for (const { evaluateeId, levelType, raterId } of relations) {
        const key = `${evaluateeId} ${levelType}`
        raters.set(key, [...(raters.get(key) ?? []), { id: raterId, displayName: names.get(raterId) ?? '' }])
      }
      return query.employeeIds.map((employeeId) => ({
        employeeId,
        levels: query.participantLevelCodes.map((levelType) => ({
          levelType,
          employees: raters.get(`${employeeId} ${levelType}`) ?? [],
        })),
      }))
    },
  }
}

export type PersonService = ReturnType<typeof createPersonService>
