import type { FieldProps } from './fieldProps.ts'

/** What is wrong with the answer; there before it says anything, so that it is read out when it does. */
export function Issue({ question, issue }: Pick<FieldProps, 'question' | 'issue'>) {
  return (
    <p className="q-issue" id={issueId(question)} role="alert">
      {issue}
    </p>
  )
}

export const issueId = ({ id }: FieldProps['question']): string => `q${id}-issue`
