/**
 * The script of the operators' pages. The connection `/ops/socket` reports when to reload the queue or the
 * conversation; without it, both are reloaded every five seconds. Input is stored in the tab until it is sent.
 */
export const operatorScript = String.raw`
const id=document.body.dataset.account;
const [log,queue,typing,form,note,state,line]=['.log','#queue','#typing','#answer','#note','#state','#line'].map((name)=>document.querySelector(name));
let atEnd=true;
const end=()=>{if(log&&atEnd)log.scrollTop=log.scrollHeight};
end();
log?.addEventListener('scroll',()=>{atEnd=log.scrollHeight-log.scrollTop-log.clientHeight<80});
const busy={};
async function once(name,act){
  if(busy[name]){busy[name]=2;return}
  do{busy[name]=1;line.hidden=await act().then(()=>true,()=>false)}while(busy[name]===2);
  busy[name]=0;
}
async function read(path){
  const answer=await fetch(path,{headers:{accept:'text/html'}});
  if(answer.status===401)location.reload();
  if(!answer.ok)throw new Error(answer.status);
  return answer.text();
}
const readLog=()=>id&&once('log',async()=>{
  const more=await read('/ops/chat/'+id+'/since?since='+(log.lastElementChild?.dataset.seq??0));
  if(more==='')return;
  log.insertAdjacentHTML('beforeend',more);
  typing.hidden=true;
  end();
});
const readState=()=>id&&once('state',async()=>{
  const now=await read('/ops/chat/'+id+'/state');
  const to=state.querySelector('select');
  // A list that is open would close.
  if(to&&document.activeElement===to)return;
  state.innerHTML=now;
  const next=state.querySelector('select');
  if(to&&next&&[...next.options].some(({value})=>value===to.value))next.value=to.value;
});
const readQueue=()=>once('queue',async()=>{
  const list=await read('/ops/queue'+(id?'?open='+id:''));
  const focused=document.activeElement?.id;
  queue.innerHTML=list;
  if(focused)document.getElementById(focused)?.focus();
  const unread=queue.firstElementChild?.dataset.unread;
  document.title=document.title.replace(/^\(\d+\) /,'');
  if(unread>0)document.title='('+unread+') '+document.title;
});
let soon;
const readSoon=()=>{clearTimeout(soon);soon=setTimeout(readQueue,300)};
let still;
const showTyping=()=>{typing.hidden=false;clearTimeout(still);still=setTimeout(()=>{typing.hidden=true},5000)};
let socket,pause=500,heardAt=0;
function connect(){
  socket=new WebSocket(location.origin.replace(/^http/,'ws')+'/ops/socket',['parlor.1']);
  socket.onopen=()=>{pause=500;heardAt=Date.now();readLog();readState();readQueue()};
  socket.onmessage=({data})=>{
    heardAt=Date.now();
    const {type,accountId}=JSON.parse(data);
    if(type==='typing'&&accountId===id)showTyping();
    if(type!=='changed')return;
    if(accountId===id){readLog();readState()}
    readSoon();
  };
  socket.onclose=({code})=>{if(code===4401)location.reload();else setTimeout(connect,pause=Math.min(pause*2,8000))};
}
connect();
setInterval(()=>{
  if(socket.readyState!==1){readLog();readState();readQueue()}
  else if(Date.now()-heardAt>45000)socket.close();
},5000);
const draftOf=(own)=>'draft '+new URL(own.action).pathname;
const texts=[...document.querySelectorAll('textarea')];
const keepDraft=({form,value})=>value===''?sessionStorage.removeItem(draftOf(form)):sessionStorage.setItem(draftOf(form),value);
for(const field of texts){
  field.value||=sessionStorage.getItem(draftOf(field.form))??'';
  field.addEventListener('input',()=>keepDraft(field));
}
// Feedback whose form is gone was answered.
if(!id)for(const key of Object.keys(sessionStorage))
  if(key.startsWith('draft /ops/feedback')&&!texts.some((field)=>draftOf(field.form)===key))sessionStorage.removeItem(key);
document.querySelector('[action="/ops/logout"]').addEventListener('submit',()=>sessionStorage.clear());
const say=(words)=>{note.textContent=words;note.hidden=words===''};
if(form){
  const {text,key,canned,picture}=form.elements;
  let typedAt=0;
  text.addEventListener('input',()=>{
    if(socket.readyState!==1||Date.now()-typedAt<2000||text.value==='')return;
    typedAt=Date.now();
    socket.send(JSON.stringify({type:'typing',accountId:id}));
  });
  text.addEventListener('keydown',(event)=>{
    if(event.key==='Enter'&&!event.shiftKey&&!event.isComposing){event.preventDefault();form.requestSubmit()}
  });
  canned?.addEventListener('change',()=>{
    if(canned.value!==''){text.setRangeText(canned.value,text.selectionStart,text.selectionEnd,'end');canned.value='';keepDraft(text);text.focus()}
  });
  form.addEventListener('submit',async(event)=>{
    event.preventDefault();
    say('');
    const body=new URLSearchParams({key:key.value,text:text.value});
    const answer=await fetch(form.action,{method:'POST',body,redirect:'manual'}).catch(()=>undefined);
    if(answer?.type!=='opaqueredirect')return say('The answer was not sent. Send it again.');
    text.value='';
    keepDraft(text);
    key.value=crypto.randomUUID();
    atEnd=true;
    readLog();
    readState();
  });
  async function send(file){
    say('');
    const answer=await fetch('/ops/chat/'+id+'/picture/'+crypto.randomUUID(),{method:'PUT',body:file,headers:{'content-type':file.type}}).catch(()=>undefined);
    say(answer?.ok?'':'The picture was not sent: PNG, JPEG or WebP, at most 5 MB.');
    picture.value='';
    atEnd=true;
    readLog();
    readState();
  }
  picture.addEventListener('change',()=>{if(picture.files[0])send(picture.files[0])});
  text.addEventListener('paste',(event)=>{
    const file=event.clipboardData.files[0];
    if(file){event.preventDefault();send(file)}
  });
}
addEventListener('keydown',(event)=>{
  if(!event.altKey||(event.key!=='ArrowDown'&&event.key!=='ArrowUp'))return;
  event.preventDefault();
  const links=[...queue.querySelectorAll('a')];
  const at=links.findIndex((link)=>link.id===document.activeElement?.id||link.getAttribute('aria-current')==='page');
  links[(at+(event.key==='ArrowDown'?1:links.length-1)+links.length)%links.length]?.focus();
});
`;
