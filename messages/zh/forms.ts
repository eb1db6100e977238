/** What every form of the admin says. */
export const forms = {
  'form.image.choose': '选择图片',
  'form.image.hint': 'JPEG、PNG 或 WebP，不超过 2 MB',
  'form.image.tooLarge': '图片不能超过 {most} MB，请换用更小的图片。',
  'form.stale.title': '其他人刚刚修改过',
  'form.stale.text': '在您编辑期间，其他人已保存了以下修改：',
  'form.stale.mine': '保留我的修改',
  'form.stale.theirs': '使用对方的修改',
  'form.stale.mineIs': '保留您的修改：您改过的字段以您的为准，其余字段保留对方的修改。',
  'form.stale.weightsMine':
    '保留您的修改：您改过的以您的为准（改过权重时，全部权重以您的为准），其余保留对方的修改。权重合计不是 100 % 时，请调整后再保存。',
  'form.stale.keptMine':
    '保留您的修改：您改过的内容全部恢复，请检查后保存。使用对方的修改：以上各项以对方的为准，您的其余修改照样恢复。',
  'form.stale.added': '新添加',
  'form.stale.removed': '已删除',
} as const
