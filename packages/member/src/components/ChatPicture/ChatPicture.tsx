import { useGetChatPictureQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { Button, Text } from '@parlor/ui-kit';
import * as S from './ChatPicture.styles.ts';

interface ChatPictureProps {
  /** The number of the message. */
  seq: number;
  width: number;
  height: number;
}

/** The picture of a message. Its space is reserved until it loads; a press opens it in full size. */
export function ChatPicture({ seq, width, height }: ChatPictureProps) {
  const { t } = useTranslation('support');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetChatPictureQuery(seq);
  if (isError && !data)
    return (
      <>
        <Text size={14} tone="danger">
          {t('chat.pictureFailed')}
        </Text>
        <Button size="small" variant="ghost" isLoading={isFetching} onClick={() => void refetch()}>
          {common('action.retry')}
        </Button>
      </>
    );
  return (
    <S.Frame $width={width} $height={height}>
      {data && (
        <a href={data.url} target="_blank" rel="noreferrer">
          <S.Image src={data.url} width={width} height={height} alt={t('chat.picture')} />
        </a>
      )}
    </S.Frame>
  );
}
