/** First words of a subject that is no imperative: past, gerund or third person. */
const notImperative =
  /^(\w+ed|\w+ing|adds|fixes|moves|makes|removes|lets|gives|says|takes|keeps|uses|shows)\b/
/** Imperatives that look like one of them. */
const imperative =
  /^(embed|feed|need|seed|shed|speed|bring|ping|string|ring|swing|fling|wing|exceed|proceed)\b/

/** Problems of a commit's subject: `area: imperative`, at most 72 characters. */
export function subjectProblems(subject: string): string[] {
  const [, act = ''] = /^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*: (.+)$/.exec(subject) ?? []
  return [
    ...(subject.length > 72 ? [`has ${subject.length} characters, at most 72`] : []),
    ...(act ? [] : ['begins with no area, as in "cart: "']),
    ...(act && !/^[a-z]/.test(act) ? ['has a capital after its area'] : []),
    ...(notImperative.test(act) && !imperative.test(act) ? ['begins with no imperative verb'] : []),
    ...(/[.!]$/.test(act) ? ['ends in a period'] : []),
  ]
}
