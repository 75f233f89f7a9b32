import { useFormat } from '@galleria/i18n'
import type { Factor } from '@galleria/platform-client/security'
import { Form } from '@galleria/router'
import { Button } from '@galleria/ui'
import { lazy, Suspense } from 'react'
import type { Changed } from '../../data/change-security.ts'
import { useMessages } from '../../messages/index.ts'
import { factorNames, isKnownFactor } from '../../rules/factor-copy.ts'
import { AddFactor } from './AddFactor.tsx'
import styles from './Factors.module.css'

const EnrollFactor = lazy(() => import('./EnrollFactor.tsx'))
const RecoveryCodes = lazy(() => import('./RecoveryCodes.tsx'))

interface FactorsProps {
  readonly factors: readonly Factor[]
  readonly changed: Changed | undefined
  readonly doing: string | undefined
}

/** The second ways to prove who one is: what there is, and what can be added. */
export function Factors({ factors, changed, doing }: FactorsProps) {
  const t = useMessages()
  const format = useFormat()
  const { enrolling, recoveryCodes, errors } = changed ?? {}
  return (
    <>
      <p className={styles.hint}>{t('security.factors-hint')}</p>
      {factors.length > 0 && (
        <ul className={styles.list}>
          {factors.map(({ factorId, type, hint, lastUsedDate }) => {
            const name = isKnownFactor(type) ? t(factorNames[type]) : type
            return (
              <li key={factorId}>
                <div>
                  <p>
                    <strong>{name}</strong> {hint && <bdi>{hint}</bdi>}
                  </p>
                  <p className={styles.hint}>
                    {lastUsedDate
                      ? t('security.used', { date: format.date(lastUsedDate) })
                      : t('security.never-used')}
                  </p>
                </div>
                <Form method="post">
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="factorId" value={factorId} />
                  <Button
                    type="submit"
                    size="small"
                    disabled={doing !== undefined}
                    aria-label={t('security.remove-factor', { name: hint ? `${name} ${hint}` : name })}
                  >
                    {t('security.remove')}
                  </Button>
                </Form>
              </li>
            )
          })}
        </ul>
      )}
      <Suspense fallback={null}>
        {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
        {enrolling && (
          <EnrollFactor
            key={enrolling.enrollmentId}
            enrolling={enrolling}
            error={errors?.code}
            busy={doing === 'activate'}
          />
        )}
      </Suspense>
      {!enrolling && <AddFactor phoneError={errors?.phone} doing={doing} />}
    </>
  )
}
