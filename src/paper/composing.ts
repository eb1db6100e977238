/**
 * Whether a key is an input method's (Pinyin), such as the Enter that takes over what was spelt: nothing else is to hear
 * it. Safari tells of that Enter only once it is over, by the number alone.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
