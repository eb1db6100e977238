import { useParams } from 'react-router'

/** The questionnaireId of the address, 0 where it is no number (the server then answers NOT_FOUND). */
export function useQuestionnaireId(): number {
  const { questionnaireId } = useParams()
  const id = Number(questionnaireId)
  return Number.isSafeInteger(id) ? id : 0
}
