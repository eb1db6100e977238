import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useLicence } from '../../../providers/session/useLicence.ts'
import { Meter, Note } from '../../../ui/marks/marks.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Points } from '../../../ui/Points.tsx'

/** What the start means, in numbers and in words; and what it takes of the licence (design §5.5). */
export function WhatHappensCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const totals = useQuestion('getEvaluateeTotals', { path: { id: questionnaire.id } }).data
  const licence = useLicence().data
  const isAnonymous = questionnaire.type === 2
  return (
    <Panel title={translate('collection.happens.title')}>
      {totals && (
        <Typography variant="subtitle2">
          {translate('collection.happens.who', {
            raters: totals.raterCount,
            evaluatees: totals.evaluateeCount,
            relations: totals.relationCount,
          })}
        </Typography>
      )}
      {totals !== undefined && totals.withoutDoorCount > 0 && (
        <Note>
          {translate(isAnonymous ? 'collection.happens.noDoorAnonymous' : 'collection.happens.noDoor', {
            count: totals.withoutDoorCount,
          })}
        </Note>
      )}
      <Points>
        <li>{translate('collection.happens.frozen')}</li>
        <li>{translate('collection.happens.open')}</li>
        {isAnonymous && <li>{translate('collection.happens.newcomers')}</li>}
        <li>{translate('collection.happens.mails')}</li>
        <li>{translate(isAnonymous ? 'collection.happens.sealed' : 'collection.happens.named')}</li>
      </Points>
      {licence && (
        <Typography variant="caption">
          {licence.permitUserCount === null ? (
            translate('collection.licence.unlimited', { used: licence.totalUserCount })
          ) : (
            <>
              <Meter
                done={licence.totalUserCount}
                total={licence.permitUserCount}
                label={translate('collection.licence.label')}
              />
              {translate('collection.licence', { used: licence.totalUserCount, permit: licence.permitUserCount })}
            </>
          )}
        </Typography>
      )}
    </Panel>
  )
}
