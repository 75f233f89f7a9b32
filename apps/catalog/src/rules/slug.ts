/** Whether anything could have this slug; spares the platform what nobody wrote. */
export const isSlug = (text: string): boolean => /^[^\p{Cc}/\\]{1,100}$/u.test(text)
