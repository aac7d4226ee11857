import { LinkButton, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CodeStep } from '../features/see-my-data/code-step';
import { ContactStep } from '../features/see-my-data/contact-step';
import { ErasureReceipt } from '../features/see-my-data/erasure-receipt';
import { KeptAccount } from '../features/see-my-data/kept-account';
import { useMyData } from '../features/see-my-data/use-my-data';
import { PageSection, PublicPage, QuestionList } from '../layout/public-page';
import { myDataTexts as t } from '../texts';

const RECEIPT = /^#receipt=([\w-]+)$/;

/**
 * What is kept of a guest, who has no account. A receipt stands behind the `#`, which is sent with no page and to no
 * other site.
 */
export default function MyDataPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const receipt = RECEIPT.exec(hash)?.[1];
  const [opened] = useState(receipt);
  const myData = useMyData(receipt === undefined);
  const { step } = myData;
  return (
    <PublicPage
      title={t.title}
      heading={t.heading}
      lead={t.lead}
      actions={
        <LinkButton as={Link} to="/privacy">
          {t.policy}
        </LinkButton>
      }
    >
      <div className="max-w-2xl rounded-card border border-hairline bg-surface p-5 sm:p-8">
        {receipt !== undefined ? (
          <ErasureReceipt
            receipt={receipt}
            follows={receipt !== opened}
            onOther={() => void navigate('/privacy/my-data', { replace: true })}
          />
        ) : step.name === 'reading' ? (
          <Skeleton label={t.reading} className="grid gap-3">
            <SkeletonBar className="h-6 w-1/2" />
            <SkeletonBar className="h-40 w-full" />
          </Skeleton>
        ) : step.name === 'contact' ? (
          <div className="grid gap-5">
            {step.notice && (
              <p role="alert" className="rounded-card bg-uncertain-wash p-4 text-small">
                {t.notices[step.notice]}
              </p>
            )}
            <ContactStep follows={step.follows} onSent={myData.codeSent} />
          </div>
        ) : step.name === 'code' ? (
          <CodeStep sent={step.sent} contact={step.contact} onProved={myData.proved} onBack={myData.back} />
        ) : (
          <KeptAccount
            account={step.account}
            onLeave={myData.leave}
            onRefused={myData.over}
            onErased={(number) => {
              myData.erased();
              void navigate(`/privacy/my-data#receipt=${number}`, { replace: true });
            }}
          />
        )}
      </div>
      <PageSection id="about" title={t.about.title}>
        <QuestionList items={t.about.questions} />
      </PageSection>
    </PublicPage>
  );
}
