export type ReviewAnswer =
  | { readonly url: string }
  | { readonly problem: string }
  | { readonly giftCardProblem: string }
  | { readonly tipProblem: string }
  | { readonly done: true }
