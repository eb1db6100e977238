/** What nothing tells while the turns of an anonymous round are being closed (anonymity.md R5). */
import { type Fault, fault } from './fault.ts'

const TOLD_TURNS = 'server/database/toldTurns.ts'
const TOLD = 'tests/server/closingTold.test.ts'

export const closingFaults: Fault[] = [
  fault(
    'turns tell who answered while they are being closed',
    TOLD_TURNS,
    'and "round"."closingSince" is not null',
    'and "round"."closingSince" is null',
    TOLD,
  ),
  fault(
    'a rater reads that a form was sent while turns are being closed',
    TOLD_TURNS,
    "('questionnaire.closingSince')} is not null",
    "('questionnaire.closingSince')} is null",
    TOLD,
  ),
  fault(
    'forms can be withdrawn where none was sent while turns are being closed',
    'server/features/collection/forms.ts',
    "  if (isSealed(row)) throw new BusinessError('ANONYMOUS_REFUSED')\n",
    '',
    TOLD,
  ),
  fault(
    'doors tell who had not answered while turns are being closed',
    'server/records/turns/doors.ts',
    "    .where('closingSince', 'is', null)\n",
    '',
    TOLD,
  ),
  fault(
    'turns are not closed',
    'server/features/collection/closer.ts',
    '    await throughTurnsBy(doPiece)((db, after) => closeTurns(db, claimed, after))\n',
    '',
    'tests/server/finish.test.ts',
  ),
  {
    ...fault(
      'closing: two processes take one at the same moment',
      'server/records/questionnaire/closings.ts',
      "    .where('questionnaireId', '=', free.questionnaireId)\n    .where(isFree)\n",
      "    .where('questionnaireId', '=', free.questionnaireId)\n",
      'tests/server/closingLeft.test.ts',
    ),
    engine: 'postgres',
  },
]
