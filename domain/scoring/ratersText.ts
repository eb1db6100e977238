/** How many raters a row has, as it is printed everywhere: "5–9" with a dash, since "3-4" spreadsheet programs take for a day. */
export const ratersText = (raters: string): string => raters.replace('-', '–')
