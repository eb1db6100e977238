/** After a change of a record, what the contract calls stale beside it is asked for again, however fresh it is. */
import { expect, test } from 'vitest'
import { createWiring } from '../../src/wiring.ts'
import { callsOf, exampleResult } from './network.ts'

test('a change of a person makes the departments stale, and they come anew', async () => {
  const { dataProvider, queryClient } = createWiring(async () => undefined)
  const person = exampleResult('getEmployee')
  const departments = { queryKey: ['departments', 'listDepartments'], queryFn: () => dataProvider.listDepartments({}) }
  const tags = { queryKey: ['tags', 'listTags'], queryFn: () => dataProvider.listTags({}) }
  await queryClient.fetchQuery(departments)
  await queryClient.fetchQuery(tags)
  await dataProvider.update('employees', { id: person.id, data: person, previousData: person })
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => queryClient.getQueryState(queryKey)?.isInvalidated
  expect([isStale(departments), isStale(tags)]).toEqual([true, false])
  await queryClient.fetchQuery(departments)
  await expect.poll(() => callsOf('listDepartments')).toHaveLength(2)
})
