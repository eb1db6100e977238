/** What was pasted, as one line: for a field that grows over several and takes no Enter. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')
