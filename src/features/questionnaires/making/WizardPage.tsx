/** How to start a new questionnaire (spec §2 /addwizard). */
import { Box, ButtonBase, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useAct } from '../../../providers/calls/useAct.ts'
import { NewQuestionnaireDialog } from '../../../resource/form/NewQuestionnaireDialog.tsx'
import { Above, PageHeader } from '../../../ui/page/PageHeader.tsx'

/** The quickest way stands first. */
const WAYS = [
  { name: 'template', to: '/addwizard/template', picture: 'M8 6h20v24H8zM12 12h12M12 18h12M12 24h7' },
  { name: 'history', to: '/addwizard/history', picture: 'M6 10h16v20H6zM12 10V4h18v22h-8' },
  { name: 'blank', to: undefined, picture: 'M8 6h20v24H8zM18 13v10M13 18h10' },
] as const

const WAYS_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 2,
  maxWidth: 980,
  m: 0,
  mt: 1,
  px: { xs: 2, sm: 4 },
  listStyle: 'none',
}
const WAY = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'start',
  gap: 0.5,
  width: '100%',
  height: '100%',
  p: 3,
  textAlign: 'start',
  '&:hover': { textDecoration: 'none' },
  '& > svg': { mb: 1 },
}

export function WizardPage() {
  const translate = useTranslate()
  const [isBlankOpen, setBlankOpen] = useState(false)
  return (
    <>
      <PageHeader
        above={<Above to="/manage">{translate('title.manage')}</Above>}
        title={translate('title.addwizard')}
        subtitle={translate('wizard.question')}
      />
      <Box component="ul" sx={WAYS_GRID}>
        {WAYS.map(({ name, to, picture }) => {
          const content = (
            <>
              <svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
                <path d={picture} stroke="var(--accent)" strokeWidth="1.8" strokeLinejoin="round" />
              </svg>
              <Typography variant="h2" component="b">
                {translate(`wizard.${name}`)}
              </Typography>
              <Typography component="span" color="textSecondary">
                {translate(`wizard.${name}.hint`)}
              </Typography>
            </>
          )
          return (
            <Card component="li" key={name} sx={{ '&:hover': { borderColor: 'var(--accent)' } }}>
              {to === undefined ? (
                <ButtonBase sx={WAY} onClick={() => setBlankOpen(true)}>
                  {content}
                </ButtonBase>
              ) : (
                <ButtonBase sx={WAY} component={Link} to={to}>
                  {content}
                </ButtonBase>
              )}
            </Card>
          )
        })}
      </Box>
      {isBlankOpen && <BlankDialog onClose={() => setBlankOpen(false)} />}
    </>
  )
}

function BlankDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { mutateAsync } = useAct('createQuestionnaire')
  return (
    <NewQuestionnaireDialog
      heading={translate('title.addwizard')}
      title={translate('questionnaires.defaultTitle')}
      keptFor="blank"
      create={(made) => mutateAsync({ body: { ...made, summary: '' } })}
      onClose={onClose}
    />
  )
}
