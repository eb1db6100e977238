/** The two fonts of a report (spec §1), by the names the build gives them. */
export const FONT_FILES = { regular: 'NotoSansSC-Regular.woff2', bold: 'NotoSansSC-Bold.woff2' } as const
