/** Said in both languages at once: the file that holds the sentences of either did not come. */
export const UNLOADED = '页面文件未能加载，请刷新重试。 The page could not be loaded: please reload it.'
