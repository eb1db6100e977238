/** Records of one act upon many that are done at once and can be named one by one; more are one job, by their filter. */
export const AT_ONCE = 500
