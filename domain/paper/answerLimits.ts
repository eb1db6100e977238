/** Longest open text or reason a rater may send, characters; a question's own limit lies below it. */
export const ANSWER_TEXT_MAXIMUM = 5000
