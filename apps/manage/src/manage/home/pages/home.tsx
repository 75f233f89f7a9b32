import { Slot } from '@galleria/federation'
import { ManageFrame, type ManageRequest, type PageProps, parts } from '@galleria/manage'
import { Grid } from '@galleria/ui'
import { type HomeData, readHome } from '../data/read-home.ts'
import { useMessages } from '../messages/index.ts'
import { Changes } from '../parts/Changes.tsx'
import { FirstSteps } from '../parts/FirstSteps.tsx'
import { Sections } from '../parts/Sections.tsx'
import { Tasks } from '../parts/Tasks.tsx'
import { Today } from '../parts/Today.tsx'

export function loader(asked: ManageRequest) {
  return readHome(asked)
}

/** Start of the admin: today, what waits, what each team shows of its part, and where everything is. */
export function Page({ data, isOwner }: PageProps<HomeData>) {
  const t = useMessages()
  const { sales, tasks, lowStockFrom, steps, changes } = data
  return (
    <ManageFrame boundary="manage" area={t('home.area')} title={t('home.title')} isOwner={isOwner}>
      <div className={parts.rows}>
        {sales && <Today sales={sales} />}
        <Tasks tasks={tasks} lowStockFrom={lowStockFrom} />
        <FirstSteps steps={steps} />
        <Grid>
          <Slot name="manage.home" />
        </Grid>
        <Changes changes={changes} />
        <Sections />
      </div>
    </ManageFrame>
  )
}
